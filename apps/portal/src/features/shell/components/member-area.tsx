import type { AccountPlace } from '../../../shared/account/place.ts';
import type { MemberInfo } from '../../../shared/session/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { BalanceBox } from './balance-box.tsx';

/** The member's end of the header. */
export function MemberArea(props: {
  readonly member: MemberInfo;
  readonly isDesktop: boolean;
  readonly places: readonly AccountPlace[];
}) {
  return (
    <>
      <BalanceBox hasRefresh={props.isDesktop} />
      {props.isDesktop && <AccountMenu {...props} />}
    </>
  );
}
