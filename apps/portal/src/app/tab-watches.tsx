import { PageExits } from '@portal/ui';
import { useMatches, useRouter } from '@tanstack/react-router';
import { PopupWatch } from '../features/notices/components/popup-watch.tsx';
import { CheckWatch } from '../features/protection/components/check-watch.tsx';
import { LiveWatch } from './live-watch.tsx';
import { ViewerWatch } from './viewer-watch.tsx';

/** What watches over an open tab; one script, because nothing of the first paint waits for it. */
export function TabWatches(props: { readonly isPopupWelcome: boolean }) {
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
      <PopupWatch isWelcome={props.isPopupWelcome && !isLost && path !== '/saferPlay'} />
    </>
  );
}
