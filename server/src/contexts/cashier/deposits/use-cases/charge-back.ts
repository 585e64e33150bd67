import type { DepositId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { askApproval } from '../../../operators/index.ts';
import { peers } from '../../peers/peers.ts';
import type { CashierRules } from '../../rules.ts';
import { byHand } from '../channels.ts';
import { chargebackApproval } from '../chargeback-act.ts';
import { lockDepositForDecision } from '../decidable-deposit.ts';
import { refuseDepositMove } from '../move-deposit.ts';
import { settleChargeback } from '../settle-chargeback.ts';
import { markDepositApproval } from '../store-deposits.ts';

/**
 * A provider took a payment back and told it by letter: money leaves the member, so that from the
 * ceiling on a second person is asked (R53). Refusals in order: `not_found`, `order_claimed`,
 * `order_state_conflict`, `reference_used`.
 */
export async function chargeBack(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: DepositId; readonly bankReference: string; readonly reason: string },
  rules: CashierRules,
): Promise<void> {
  const { bankReference, reason } = command;
  const order = await lockDepositForDecision(ctx, command.id);
  refuseDepositMove(order, 'CHARGEBACK');
  // What came by hand through a bank is final, and what was paid to another member.
  const isFinal = order.provider === byHand || order.provider === peers;
  if (order.approvalId !== null || isFinal) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  const { deposit, approvalHours: waitHours } = rules.settings();
  if ((order.paidMinor ?? 0n) < deposit.twoPersonsFromMinor) {
    await settleChargeback(ctx, order, { bankReference, reason, rules });
    return;
  }
  const payload = { depositId: order.id, bankReference };
  const act = chargebackApproval(rules);
  const approvalId = await askApproval(ctx, { act, payload, reason, waitHours });
  await markDepositApproval(ctx.tx, { id: order.id, approvalId });
}
