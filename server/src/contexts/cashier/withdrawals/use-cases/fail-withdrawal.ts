import type { WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { lockForDecision } from '../decidable.ts';
import { moveOrder, refuseMove } from '../move-order.ts';
import { giveBack } from '../payments.ts';
import { refuseUnderWay } from '../refuse-payment.ts';
import { selectSlices } from '../store-slices.ts';
import { tellDecision } from '../tell.ts';

/**
 * The bank refused what was approved: all that is held goes back. Refusals in order: `not_found`,
 * `order_claimed`, `order_state_conflict`, `payout_under_way`.
 */
export async function failWithdrawal(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: WithdrawalId; readonly reason: string },
): Promise<void> {
  const before = await lockForDecision(ctx, command.id);
  refuseMove(before, 'FAILED');
  refuseUnderWay(await selectSlices(ctx.tx, before.id));
  const aboutMinor = await giveBack(ctx, before);
  const move = { to: 'FAILED', reason: 'account_unusable', aboutMinor } as const;
  const after = await moveOrder(ctx, before, move);
  await tellDecision(ctx, { action: 'withdrawal.fail', before, after, reason: command.reason });
}
