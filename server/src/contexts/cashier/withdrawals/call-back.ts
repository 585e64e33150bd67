import type { WithdrawalState } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { mayCallBack } from '../../limits/index.ts';
import type { CashierSettings } from '../settings.ts';

/** Before anybody granted it, and not while its member is asked (agents-loyalty-money.md E5). */
export const cancellable: ReadonlySet<WithdrawalState> = new Set(['REQUESTED', 'RISK', 'REVIEW']);

/** Off unless the site says otherwise, and off where the law of its place forbids to offer it. */
export function isCallBackOpen(
  ctx: Pick<Ctx, 'site'>,
  { withdrawal }: Pick<CashierSettings, 'withdrawal'>,
): boolean {
  return withdrawal.allowCancel && mayCallBack(ctx);
}
