import { TrialEntry } from '../features/session/components/trial-entry.tsx';
import { MemberArea } from '../features/shell/components/member-area.tsx';
import { lazyInTime } from '../shared/client/lazy-in-time.ts';
import type { MemberInfo } from '../shared/session/session.ts';
import { usePlaces } from './account-places.ts';
import { WalletBody } from './wallet-body.tsx';

/** They come with their texts when the first of them opens. */
const panels = {
  deposit: lazyInTime(async () => (await import('./deposit-panel.tsx')).DepositPanel),
  withdraw: lazyInTime(
    async () =>
      (await import('../features/cashier/components/withdraw-shortcut.tsx')).WithdrawShortcut,
  ),
};

/** The member's end of the header, with the places of their pages and the wallet. */
export function MemberCorner(props: { readonly member: MemberInfo; readonly isDesktop: boolean }) {
  const places = usePlaces('member');
  const agentPlaces = usePlaces('agent');
  return (
    <>
      <MemberArea
        {...props}
        places={places}
        agentPlaces={agentPlaces}
        wallet={WalletBody}
        panels={panels}
      />
      {props.member.isTrial && <TrialEntry isDesktop={props.isDesktop} />}
    </>
  );
}
