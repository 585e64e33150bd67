import { depositMoves } from '@portal/commission';
import { currency, parseAmount } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { uncountDeposit } from '../deposits/count-deposit.ts';
import { moveDepositTo } from '../deposits/move-deposit.ts';
import { isChargebackUsed, isPaidReferenceUsed } from '../deposits/store-deposit-queue.ts';
import { type Deposit, findDeposit, known } from '../deposits/store-deposits.ts';
import { takeBack } from '../deposits/take-back.ts';
import { takePayment } from '../deposits/take-payment.ts';
import type { CashierRules } from '../rules.ts';
import { noteSecondPayment } from '../control/note-second-payment.ts';
import type { PaidAtProvider, Report } from './adapter.ts';
import { lockByReference } from './store-providers.ts';

/** What a report did to its order. */
export type Outcome =
  | 'applied'
  | 'ignored'
  | 'unknown_order'
  | 'currency_differs'
  | 'transaction_used'
  | 'incident';

/**
 * Applies what a provider says, told or asked, once whatever its order: what is behind the order's
 * state does nothing, and what was paid is taken once (agents-loyalty-money.md E3).
 */
export async function applyReport(
  ctx: Ctx,
  report: Report & { readonly provider: string },
  rules: CashierRules,
): Promise<Outcome> {
  const { provider, reference } = report;
  const id = await lockByReference(ctx.tx, { provider, reference });
  if (id === undefined) {
    return 'unknown_order';
  }
  const order = known(await findDeposit(ctx.tx, id));
  switch (report.state) {
    case 'PAID':
      return paid(ctx, order, { report, rules });
    case 'FAILED':
      return failed(ctx, order);
    case 'CHARGEBACK':
      return chargedBack(ctx, order, { report, rules });
    case 'CONFIRMING':
      return step(ctx, order, { to: 'CONFIRMING', reason: 'seen' });
    case 'DROPPED':
      return step(ctx, order, { to: 'AWAITING', reason: 'seen_no_more' });
    case 'PENDING':
    case 'UNKNOWN':
      return 'ignored';
  }
}

async function paid(
  ctx: Ctx,
  order: Deposit,
  payment: { readonly report: Report; readonly rules: CashierRules },
): Promise<Outcome> {
  const { report, rules } = payment;
  if (report.paid === undefined) {
    return 'ignored';
  }
  if (order.paidMinor !== null) {
    return paidAgain(ctx, order, report.paid);
  }
  const unit = currency(order.currency);
  const amount = parseAmount(report.paid.amount, unit);
  if (report.paid.currency !== order.currency || !amount.ok) {
    ctx.log.error({ reference: order.reference }, 'a payment came in another currency');
    return 'currency_differs';
  }
  const { transaction: paidReference } = report.paid;
  const { provider } = order;
  if (await isPaidReferenceUsed(ctx.tx, { provider, paidReference })) {
    ctx.log.error({ reference: order.reference }, 'a payment was said to pay two orders');
    return 'transaction_used';
  }
  await takePayment(ctx, order, { paidMinor: amount.value, paidReference, rules });
  return 'applied';
}

/** Another transaction for an order that was paid is somebody's money, and a person finds whose. */
async function paidAgain(ctx: Ctx, order: Deposit, payment: PaidAtProvider): Promise<Outcome> {
  if (payment.transaction === order.paidReference) {
    return 'ignored';
  }
  const { reference } = order;
  ctx.log.error({ reference }, 'an order that was paid is said to be paid by a second transaction');
  await noteSecondPayment(ctx, order, payment);
  return 'incident';
}

/**
 * What was credited is taken back. Told before the payment itself, it tells the payment too; what
 * still lies aside stays with whoever decides about it, as an incident.
 */
async function chargedBack(
  ctx: Ctx,
  order: Deposit,
  payment: { readonly report: Report; readonly rules: CashierRules },
): Promise<Outcome> {
  const { report, rules } = payment;
  const { provider, reference } = order;
  if (order.chargebackReference !== null || report.chargeback === undefined) {
    return 'ignored';
  }
  if (await isChargebackUsed(ctx.tx, { provider, reference: report.chargeback })) {
    ctx.log.error({ reference }, 'a chargeback was said to take two payments back');
    return 'transaction_used';
  }
  const taken = await paid(ctx, order, payment);
  if (taken === 'incident') {
    return taken;
  }
  const after = taken === 'applied' ? known(await findDeposit(ctx.tx, order.id)) : order;
  if (!depositMoves[after.state].includes('CHARGEBACK')) {
    ctx.log.error({ reference }, 'a payment that was not credited is said to be charged back');
    return 'incident';
  }
  await takeBack(ctx, after, { reference: report.chargeback, rules });
  return 'applied';
}

async function failed(ctx: Ctx, order: Deposit): Promise<Outcome> {
  if (order.paidMinor !== null) {
    ctx.log.error(
      { reference: order.reference },
      'a payment that was taken is said to have failed',
    );
    return 'incident';
  }
  if (!depositMoves[order.state].includes('FAILED')) {
    return 'ignored';
  }
  const freed = await uncountDeposit(ctx, order);
  await moveDepositTo(ctx, freed, { to: 'FAILED', reason: 'provider_refused' });
  return 'applied';
}

/** A step that is behind the order's state does nothing: events come in any order. */
async function step(
  ctx: Ctx,
  order: Deposit,
  move: { readonly to: 'CONFIRMING' | 'AWAITING'; readonly reason: string },
): Promise<Outcome> {
  const isNext =
    move.to === 'CONFIRMING' ? order.state === 'AWAITING' : order.state === 'CONFIRMING';
  if (!isNext) {
    return 'ignored';
  }
  await moveDepositTo(ctx, order, { ...move, dueAt: order.expiresAt });
  return 'applied';
}
