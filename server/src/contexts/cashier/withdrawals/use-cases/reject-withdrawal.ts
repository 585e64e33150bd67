import type { RejectionReason, WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { askApproval } from '../../../operators/index.ts';
import type { CashierSettings } from '../../settings.ts';
import { lockForDecision } from '../decidable.ts';
import { refuseMove } from '../move-order.ts';
import { progressOf } from '../payments.ts';
import { refuseSide } from '../refuse-ruling.ts';
import { giveBackRejected, isBetweenMembers } from '../reject.ts';
import { rejectionApproval } from '../rejection-act.ts';
import { disputedOf } from '../settle-dispute.ts';
import { selectSlices } from '../store-slices.ts';
import { markApproval } from '../store-withdrawals.ts';

export interface Rejection {
  readonly id: WithdrawalId;
  readonly code: RejectionReason;
  readonly reason: string;
}

/**
 * Rejects an order with a code that the member reads; what is held goes back in the same
 * transaction. In dispute, from the ceiling on, a second person is asked (R53): the money may have
 * arrived as well. A dispute between members is ruled on, never rejected (E6). Refusals in order:
 * `not_found`, `order_claimed`, `order_state_conflict`, of a dispute those of `refuseSide`,
 * `approval_waiting`.
 */
export async function rejectWithdrawal(
  ctx: Ctx<OperatorActor>,
  command: Rejection,
  settings: CashierSettings,
): Promise<void> {
  const before = await lockForDecision(ctx, command.id);
  refuseMove(before, 'REJECTED');
  const slices = await selectSlices(ctx.tx, before.id);
  if (isBetweenMembers(slices)) {
    throw new Refusal('order_state_conflict', { state: before.state });
  }
  const { remainingMinor } = progressOf(before, slices);
  const disputed = disputedOf(slices);
  if (disputed !== undefined) {
    await refuseSide(ctx, before);
  }
  if (disputed === undefined || remainingMinor < settings.withdrawal.twoPersonsFromMinor) {
    await giveBackRejected(ctx, before, command);
    return;
  }
  if (before.approvalId !== null) {
    throw new Refusal('order_state_conflict', { state: before.state });
  }
  const approvalId = await askApproval(ctx, {
    act: rejectionApproval,
    payload: {
      withdrawalId: before.id,
      sliceId: disputed.id,
      code: command.code,
      amount: String(remainingMinor),
      currency: before.currency,
    },
    reason: command.reason,
    waitHours: settings.approvalHours,
  });
  await markApproval(ctx.tx, { id: before.id, approvalId });
}
