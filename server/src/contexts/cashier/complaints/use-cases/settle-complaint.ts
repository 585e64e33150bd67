import type { ComplaintDecision, ComplaintRefusal, SliceId, WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { askApproval } from '../../../operators/index.ts';
import type { CashierSettings } from '../../settings.ts';
import { lockForDecision } from '../../withdrawals/decidable.ts';
import { markApproval } from '../../withdrawals/store-withdrawals.ts';
import { openComplaintOf, payComplaint, refuseComplaint } from '../answer-complaint.ts';
import { complaintApproval } from '../complaint-act.ts';

/**
 * Who bears the loss of a payment that was counted as received: the house pays it, from the ceiling
 * on after a second person agreed (R53), or the complaint is refused with a reason. Refusals in
 * order: `not_found`, `order_claimed`, `order_state_conflict`, `complaint_refusal_missing`,
 * `approval_waiting`.
 */
export async function settleComplaint(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: WithdrawalId;
    readonly sliceId: SliceId;
    readonly decision: ComplaintDecision;
    readonly refusal: ComplaintRefusal | undefined;
    readonly reason: string;
  },
  settings: CashierSettings,
): Promise<void> {
  const { decision, refusal, reason, sliceId } = command;
  const order = await lockForDecision(ctx, command.id);
  const complaint = await openComplaintOf(ctx, order, sliceId);
  if (order.approvalId !== null) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  if (decision === 'refuse') {
    if (refusal === undefined) {
      throw new Refusal('complaint_refusal_missing');
    }
    await refuseComplaint(ctx, order, { complaint, refusal, reason });
    return;
  }
  const { amountMinor } = complaint;
  if (amountMinor < settings.withdrawal.twoPersonsFromMinor) {
    await payComplaint(ctx, order, { complaint, reason, by: [ctx.actor.id] });
    return;
  }
  const { id: withdrawalId, currency } = order;
  const amount = String(amountMinor);
  const approvalId = await askApproval(ctx, {
    act: complaintApproval,
    payload: { withdrawalId, sliceId, amount, currency },
    reason,
    waitHours: settings.approvalHours,
  });
  await markApproval(ctx.tx, { id: order.id, approvalId });
}
