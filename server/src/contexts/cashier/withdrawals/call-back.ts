import type { MemberId, WithdrawalState } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { mayCallBack } from '../../limits/index.ts';
import type { CashierSettings } from '../settings.ts';

/** Before anybody granted it, and not while its member is asked (agents-loyalty-money.md E5). */
export const cancellable: ReadonlySet<WithdrawalState> = new Set(['REQUESTED', 'RISK', 'REVIEW']);

/** Off unless the site says otherwise, and off where law or protection forbid to offer it. */
export async function isCallBackOpen(
  ctx: Ctx,
  memberId: MemberId,
  { withdrawal }: Pick<CashierSettings, 'withdrawal'>,
): Promise<boolean> {
  return withdrawal.allowCancel && (await mayCallBack(ctx, memberId));
}
