import { currency, parseAmount } from '@portal/money';
import type { DepositId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { askApproval } from '../../../operators/index.ts';
import type { CashierRules } from '../../rules.ts';
import { byHand } from '../channels.ts';
import { depositApproval } from '../confirm-act.ts';
import { lockDepositForDecision } from '../decidable-deposit.ts';
import { refuseDepositMove } from '../move-deposit.ts';
import { settlePayment } from '../settle-payment.ts';
import { type Deposit, markDepositApproval } from '../store-deposits.ts';

export interface ConfirmCommand {
  readonly id: DepositId;
  /** What arrived, which need not be what was asked for. */
  readonly amount: string;
  readonly bankReference: string;
  readonly reason: string;
}

/**
 * A transfer by hand arrived: it is credited, or from the ceiling on a second person is asked
 * (R53). What a provider takes, only the provider confirms. Refusals in order: `not_found`,
 * `order_claimed`, `order_state_conflict`, `deposit_paid_amount`, `reference_used`.
 */
export async function confirmDeposit(
  ctx: Ctx<OperatorActor>,
  command: ConfirmCommand,
  rules: CashierRules,
): Promise<void> {
  const order = await lockDepositForDecision(ctx, command.id);
  if (order.provider !== byHand || order.approvalId !== null) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  refuseDepositMove(order, order.closedAt === null ? 'PAID' : 'LATE');
  const paidMinor = paidOf(order, command.amount);
  const { bankReference, reason } = command;
  const settings = rules.settings();
  if (paidMinor < settings.deposit.twoPersonsFromMinor) {
    await settlePayment(ctx, order, { paidMinor, bankReference, reason, rules });
    return;
  }
  const approvalId = await askApproval(ctx, {
    act: depositApproval(rules),
    payload: {
      depositId: order.id,
      paid: String(paidMinor),
      currency: order.currency,
      bankReference,
    },
    reason,
    waitHours: settings.approvalHours,
  });
  await markDepositApproval(ctx.tx, { id: order.id, approvalId });
}

function paidOf(order: Deposit, text: string): bigint {
  const parsed = parseAmount(text, currency(order.currency));
  if (!parsed.ok || parsed.value <= 0n) {
    throw new Refusal('deposit_paid_amount');
  }
  return parsed.value;
}
