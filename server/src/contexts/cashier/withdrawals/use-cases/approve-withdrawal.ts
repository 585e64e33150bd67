import type { WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { askApproval } from '../../../operators/index.ts';
import type { CashierSettings } from '../../settings.ts';
import { withdrawalApproval } from '../approval-act.ts';
import { lockForDecision } from '../decidable.ts';
import { grantWithdrawal } from '../grant.ts';
import { refuseMove } from '../move-order.ts';
import { markApproval, type Order } from '../store-withdrawals.ts';

/**
 * Approves an order under review, or asks a second person from the ceiling on (R53); one whose
 * member was asked waits for the answer. Refusals in order: `not_found`, `order_claimed`,
 * `order_state_conflict`.
 */
export async function approveWithdrawal(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: WithdrawalId; readonly reason: string },
  settings: CashierSettings,
): Promise<void> {
  const order = await lockForDecision(ctx, command.id);
  refuseUnreviewed(order);
  if (order.amountMinor < settings.withdrawal.twoPersonsFromMinor) {
    await grantWithdrawal(ctx, order, { ...command, settings });
    return;
  }
  if (order.approvalId !== null) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  const approvalId = await askApproval(ctx, {
    act: withdrawalApproval(() => settings),
    payload: {
      withdrawalId: order.id,
      amount: String(order.amountMinor),
      currency: order.currency,
    },
    reason: command.reason,
    waitHours: settings.approvalHours,
  });
  await markApproval(ctx.tx, { id: order.id, approvalId });
}

function refuseUnreviewed(order: Order): void {
  refuseMove(order, 'APPROVED');
  if (order.state === 'RISK') {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
}
