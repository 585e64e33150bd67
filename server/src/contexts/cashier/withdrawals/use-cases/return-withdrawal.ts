import type { SliceId, WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { askApproval } from '../../../operators/index.ts';
import type { CashierSettings } from '../../settings.ts';
import { lockForDecision } from '../decidable.ts';
import { refuseOwnPayment } from '../senders.ts';
import { returnApproval } from '../return-act.ts';
import { returnedOf, settleReturn } from '../settle-return.ts';
import { markApproval } from '../store-withdrawals.ts';

/**
 * The bank sent a payment back: it is in the member's balance again, or from the ceiling on after a
 * second person agreed (R53). Refusals in order: `not_found`, `order_claimed`,
 * `order_state_conflict`, those of `refuseOwnPayment`, `reference_used`.
 */
export async function returnWithdrawal(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: WithdrawalId;
    readonly sliceId: SliceId;
    readonly bankReference: string;
    readonly reason: string;
  },
  settings: CashierSettings,
): Promise<void> {
  const order = await lockForDecision(ctx, command.id);
  const row = await returnedOf(ctx, order, command.sliceId);
  if (order.approvalId !== null) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  if (row.amountMinor < settings.withdrawal.twoPersonsFromMinor) {
    await settleReturn(ctx, order, { ...command, settings });
    return;
  }
  // Whoever agrees later meets these refusals again; who asks hears of theirs at once.
  await refuseOwnPayment(ctx, order);
  const { sliceId, bankReference, reason } = command;
  const approvalId = await askApproval(ctx, {
    act: returnApproval(() => settings),
    payload: {
      withdrawalId: order.id,
      sliceId,
      bankReference,
      amount: String(row.amountMinor),
      currency: order.currency,
    },
    reason,
    waitHours: settings.approvalHours,
  });
  await markApproval(ctx.tx, { id: order.id, approvalId });
}
