import { feeOfPart } from '@portal/commission';
import { assert, divide } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isSameName } from '../../../platform/same-name.ts';
import { post, postTogether } from '../../wallet/index.ts';
import { payeeOf } from '../accounts/payee.ts';
import { watchLinked } from '../linked/watch-linked.ts';
import { peers } from '../peers/peers.ts';
import type { CashierRules } from '../rules.ts';
import { countCredit } from './count-deposit.ts';
import { moveDepositTo } from './move-deposit.ts';
import { serveChoice } from './serve-choice.ts';
import { type Deposit, setPaid, sumDeposits } from './store-deposits.ts';
import { creditTransfers, holdPayment, sourceOf, suspense } from './transfers.ts';

const million = 1_000_000n;

/** What a bank or provider took for an order. */
export interface Payment {
  readonly paidMinor: bigint;
  /** Its transaction; proves one payment. */
  readonly paidReference: string;
}

type PaidDeposit = Deposit & { readonly paidMinor: bigint };

/**
 * A locked order was paid, whoever says so and however often: it is credited once, or it lies aside
 * for a person when it differs from what was asked for, came too late or in another name, or would
 * break a limit. What one member paid another arrived as the receiver, or a ruling, says; of a part
 * the fee is that of the part (agents-loyalty-money.md E6).
 */
export async function takePayment(
  ctx: Ctx,
  order: Deposit,
  payment: Payment & { readonly rules: CashierRules },
): Promise<Deposit> {
  const { paidMinor, paidReference, rules } = payment;
  if (order.paidMinor !== null) {
    return order;
  }
  const isToPeer = order.provider === peers;
  const feeMinor = isToPeer ? feeOfPart(order.feeMinor, { ...order, paidMinor }) : order.feeMinor;
  const { id } = order;
  await setPaid(ctx.tx, { id, paidMinor, paidReference, feeMinor, at: ctx.clock.now() });
  const paid = { ...order, paidMinor, paidReference, feeMinor };
  const fault =
    (isToPeer ? undefined : paymentFault(ctx, paid, rules)) ??
    (await nameFault(ctx, paid)) ??
    (await countFault(ctx, paid));
  const open =
    order.state === 'CREATED'
      ? await moveDepositTo(ctx, paid, { to: 'AWAITING', isBySite: true })
      : paid;
  const dueAt = ctx.clock.now().add({ minutes: rules.settings().deposit.reviewMinutes });
  const isLate = order.closedAt !== null;
  const arrived = isLate
    ? await moveDepositTo(ctx, open, { to: 'LATE', reason: fault ?? 'paid_late', dueAt })
    : await moveDepositTo(ctx, open, { to: 'PAID' });
  if (fault === undefined) {
    return credit(ctx, { ...arrived, paidMinor }, { from: sourceOf(order), rules });
  }
  const [outcome] = await post(ctx, [holdPayment(paid)]);
  assert(outcome?.ok === true, 'what was paid lies aside once');
  return isLate ? arrived : moveDepositTo(ctx, arrived, { to: 'MISMATCH', reason: fault, dueAt });
}

/**
 * A person decided that a locked order gets what was paid and lies aside. What protects its member
 * is nobody's to decide: refused with `deposit_protected`, such money can only go back (H).
 */
export async function creditAside(ctx: Ctx, order: Deposit, rules: CashierRules): Promise<Deposit> {
  const { paidMinor } = order;
  assert(paidMinor !== null, 'what lies aside was paid');
  const verdict = await countCredit(ctx, order, paidMinor);
  if (!verdict.ok) {
    throw new Refusal('deposit_protected', { reason: verdict.code });
  }
  return credit(ctx, { ...order, paidMinor }, { from: suspense, rules });
}

async function credit(
  ctx: Ctx,
  order: PaidDeposit,
  way: { readonly from: string; readonly rules: CashierRules },
): Promise<Deposit> {
  const { from, rules } = way;
  const { memberId } = order;
  const before = await sumDeposits(ctx.tx, { memberId, since: ctx.clock.now() });
  const [outcome] = await postTogether(ctx, [creditTransfers(order, from)]);
  assert(outcome?.ok === true, 'a deposit is credited once');
  const after = await moveDepositTo(ctx, order, { to: 'CREDITED', reason: 'credited' });
  await rules.ports.deposited(ctx, {
    memberId: order.memberId,
    depositId: order.id,
    paidMinor: order.paidMinor,
    amountMinor: order.paidMinor - order.feeMinor,
    turnoverMultiple: rules.settings().deposit.turnoverMultiple,
  });
  const credited = { ...after, paidMinor: order.paidMinor };
  const served = await serveChoice(ctx, credited, { rules, creditedBefore: before.credited });
  await watchLinked(ctx, memberId, rules);
  return served;
}

/** Why a person has to look; undefined when nobody has to. */
function paymentFault(
  ctx: Ctx,
  order: PaidDeposit,
  { settings }: CashierRules,
): string | undefined {
  const { lateHours, tolerancePartsPerMillion } = settings().deposit;
  const { paidMinor, amountMinor, feeMinor } = order;
  const bound = divide(amountMinor * BigInt(tolerancePartsPerMillion), million, 'floor');
  const difference = paidMinor < amountMinor ? amountMinor - paidMinor : paidMinor - amountMinor;
  if (difference > bound || paidMinor <= feeMinor) {
    return 'amount_differs';
  }
  const last = order.expiresAt.add({ hours: lateHours });
  return Temporal.Instant.compare(ctx.clock.now(), last) > 0 ? 'too_late' : undefined;
}

/** Where nobody knows the member's name, or the payer's, there is nothing to compare (E2). */
async function nameFault(ctx: Ctx, { memberId, payerName }: Deposit): Promise<string | undefined> {
  const payee = payerName === null ? undefined : await payeeOf(ctx, memberId);
  const isOther = payerName !== null && payee !== undefined && !isSameName(payee, payerName);
  return isOther ? 'name_differs' : undefined;
}

async function countFault(ctx: Ctx, order: PaidDeposit): Promise<string | undefined> {
  const { paidMinor } = order;
  const verdict = await countCredit(ctx, order, paidMinor);
  return verdict.ok ? undefined : verdict.code;
}
