import type { PayoutEnd, SliceId, WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { askApproval } from '../../../operators/index.ts';
import type { CashierRules } from '../../rules.ts';
import { lockForDecision } from '../../withdrawals/decidable.ts';
import { markApproval } from '../../withdrawals/store-withdrawals.ts';
import { payoutEndApproval } from '../payout-end-act.ts';
import { payoutToEnd, planOf, wordsOf } from '../payout-to-end.ts';
import { settlePayoutEnd } from '../settle-payout-end.ts';

export interface EndPayoutCommand {
  readonly id: WithdrawalId;
  readonly sliceId: SliceId;
  readonly end: PayoutEnd;
  /** Which word of the provider stands. */
  readonly transaction: string | undefined;
  /** What was paid, where the provider named no amount of our books. */
  readonly amount: string | undefined;
  /** Where the told transaction is that of another payment. */
  readonly bankReference: string | undefined;
  readonly reason: string;
}

/**
 * Ends a payment of which its provider said what our books cannot take: it stands as told, or it
 * failed; from the ceiling on a second person agrees (R53). Refusals in order: `not_found`,
 * `order_claimed`, `order_state_conflict`, `receipt_amount`, `reference_used`, `approval_waiting`.
 */
export async function endPayout(
  ctx: Ctx<OperatorActor>,
  command: EndPayoutCommand,
  rules: CashierRules,
): Promise<void> {
  const settings = rules.settings();
  const { id, sliceId, reason } = command;
  const order = await lockForDecision(ctx, id);
  const found = await payoutToEnd(ctx, order, sliceId);
  if (order.approvalId !== null) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  const plan = await planOf(ctx, found, command);
  const { amountMinor } = found.slice;
  if (amountMinor < settings.withdrawal.twoPersonsFromMinor) {
    await settlePayoutEnd(ctx, order, { ...plan, found, reason, by: [ctx.actor.id], rules });
    return;
  }
  const { end, paidMinor, reference } = plan;
  const { currency } = order;
  const amount = String(amountMinor);
  const paid = String(paidMinor);
  const decided = { amount, paid, currency, words: wordsOf(found) };
  const approvalId = await askApproval(ctx, {
    act: payoutEndApproval(rules),
    payload: { ...decided, withdrawalId: order.id, sliceId, end, reference },
    reason,
    waitHours: settings.approvalHours,
  });
  await markApproval(ctx.tx, { id: order.id, approvalId });
}
