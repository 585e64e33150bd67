import { currency, parseAmount } from '@portal/money';
import type { DepositId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { amountRefusal } from '../../../../platform/amount-refusal.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { accountsOfActor, askApproval } from '../../../operators/index.ts';
import type { CashierRules } from '../../rules.ts';
import type { DepositSettings } from '../../settings.ts';
import { byHand } from '../channels.ts';
import { depositApproval } from '../confirm-act.ts';
import { lockDepositForDecision } from '../decidable-deposit.ts';
import { refuseDepositMove } from '../move-deposit.ts';
import { settlePayment } from '../settle-payment.ts';
import { lockConfirmer, sumConfirmedAlone } from '../store-confirmed.ts';
import {
  type Deposit,
  markDepositApproval,
  markDepositDecider,
  setPayer,
} from '../store-deposits.ts';

const dayHours = 24;

export interface ConfirmCommand {
  readonly id: DepositId;
  /** What arrived, which need not be what was asked for. */
  readonly amount: string;
  readonly bankReference: string;
  /** In whose name the bank shows it. */
  readonly payerName: string;
  readonly reason: string;
}

/**
 * A transfer by hand arrived: it is credited, or above what one operator confirms alone, in one
 * call or in 24 hours, a second person is asked (R53). In another name than the member's it lies
 * aside. What a provider takes, only the provider confirms. Refusals in order: `not_found`,
 * `order_claimed`, `order_state_conflict`, `deposit_paid_amount`, `amount_too_large`,
 * `reference_used`.
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
  const { bankReference, payerName, reason } = command;
  await setPayer(ctx.tx, { id: order.id, payerName });
  const settings = rules.settings();
  if (await mayAlone(ctx, paidMinor, settings.deposit)) {
    await markDepositDecider(ctx.tx, { id: order.id, by: ctx.actor.id });
    await settlePayment(ctx, { ...order, payerName }, { paidMinor, bankReference, reason, rules });
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

async function mayAlone(
  ctx: Ctx<OperatorActor>,
  paidMinor: bigint,
  { twoPersonsFromMinor, aloneDailyMinor }: DepositSettings,
): Promise<boolean> {
  const since = ctx.clock.now().subtract({ hours: dayHours });
  const accounts = await accountsOfActor(ctx, since);
  await lockConfirmer(ctx.tx, accounts);
  const before = await sumConfirmedAlone(ctx.tx, { accounts, provider: byHand, since });
  return paidMinor < twoPersonsFromMinor && before + paidMinor <= aloneDailyMinor;
}

function paidOf(order: Deposit, text: string): bigint {
  const unit = currency(order.currency);
  const parsed = parseAmount(text, unit);
  if (!parsed.ok) {
    throw amountRefusal(text, unit, 'deposit_paid_amount');
  }
  return parsed.value;
}
