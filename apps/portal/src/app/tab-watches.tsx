import { PageExits } from '@portal/ui';
import { useMatches, useRouter } from '@tanstack/react-router';
import { ContractWatch } from '../features/contracts/components/contract-watch.tsx';
import { PopupWatch } from '../features/notices/components/popup-watch.tsx';
import { CheckWatch } from '../features/protection/components/check-watch.tsx';
import { useMember, type MemberInfo } from '../shared/session/session.ts';
import { LiveWatch } from './live-watch.tsx';
import { ViewerWatch } from './viewer-watch.tsx';

/** What watches over an open tab; one script, because nothing of the first paint waits for it. */
export function TabWatches(props: {
  readonly isPopupWelcome: boolean;
  /** Nothing lies over a launched game (design-brief.md 1.14). */
  readonly isGame: boolean;
}) {
  const member = useMember();
  // Who looks for help with play is greeted by no offer (R13).
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  // Nor who came to an address that leads nowhere: they look for the way.
  const isLost = useMatches({
    select: (matches) =>
      matches.at(-1)?.staticData.page === undefined ||
      matches.some(({ status }) => status === 'notFound'),
  });
  return (
    <>
      <LiveWatch />
      <ViewerWatch />
      <PageExits exits={useRouter().history} />
      <CheckWatch />
      {!props.isGame && isWatched(member) && <ContractWatch />}
      <PopupWatch isWelcome={props.isPopupWelcome && !isLost && path !== '/saferPlay'} />
    </>
  );
}

/** Contracts that wait are asked for by agents of sites with the agent policy (portal.md 5). */
function isWatched(member: MemberInfo | undefined): boolean {
  return member?.isAgent === true && !member.isTrial && member.contracts.agentPolicy;
}
