import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { CashierRules } from '../rules.ts';
import { refuseDepositMove } from './move-deposit.ts';
import { isPaidReferenceUsed } from './store-deposit-queue.ts';
import type { Deposit } from './store-deposits.ts';
import { takePayment } from './take-payment.ts';
import { tellDepositDecision } from './tell-deposit.ts';

/**
 * An operator saw the payment of a locked order at the bank. Refusals in order:
 * `order_state_conflict`, `reference_used`.
 */
export async function settlePayment(
  ctx: Ctx<OperatorActor>,
  order: Deposit,
  payment: {
    readonly paidMinor: bigint;
    readonly bankReference: string;
    readonly reason: string;
    readonly rules: CashierRules;
  },
): Promise<void> {
  const { paidMinor, bankReference: paidReference, reason, rules } = payment;
  refuseDepositMove(order, order.closedAt === null ? 'PAID' : 'LATE');
  const { provider } = order;
  if (await isPaidReferenceUsed(ctx.tx, { provider, paidReference })) {
    throw new Refusal('reference_used');
  }
  const after = await takePayment(ctx, order, { paidMinor, paidReference, rules });
  const facts = { bankReference: paidReference };
  await tellDepositDecision(ctx, {
    action: 'deposit.confirm',
    before: order,
    after,
    reason,
    facts,
  });
}
