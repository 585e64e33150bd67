import type { RejectionReason, WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { lockForDecision } from '../decidable.ts';
import { moveOrder, refuseMove } from '../move-order.ts';
import { giveBack } from '../payments.ts';
import { tellDecision } from '../tell.ts';

/**
 * Rejects an order with a code that the member reads; what is held goes back in the same
 * transaction. Refusals in order: `not_found`, `order_claimed`, `order_state_conflict`.
 */
export async function rejectWithdrawal(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: WithdrawalId;
    readonly code: RejectionReason;
    readonly reason: string;
  },
): Promise<void> {
  const before = await lockForDecision(ctx, command.id);
  refuseMove(before, 'REJECTED');
  await giveBack(ctx, before);
  const after = await moveOrder(ctx, before, { to: 'REJECTED', reason: command.code });
  const facts = { code: command.code };
  const { reason } = command;
  await tellDecision(ctx, { action: 'withdrawal.reject', before, after, reason, facts });
}
