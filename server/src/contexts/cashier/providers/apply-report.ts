import { depositMoves } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { uncountDeposit } from '../deposits/count-deposit.ts';
import { moveDepositTo } from '../deposits/move-deposit.ts';
import { isChargebackUsed, isPaidReferenceUsed } from '../deposits/store-deposit-queue.ts';
import { type Deposit, findDeposit, known } from '../deposits/store-deposits.ts';
import { takeBack } from '../deposits/take-back.ts';
import { takePayment } from '../deposits/take-payment.ts';
import type { CashierRules } from '../rules.ts';
import {
  lessMinorOf,
  minorOf,
  noteDifference,
  noteUnknownOrder,
  noteWaiting,
} from '../control/note-difference.ts';
import { waitsForPerson } from '../control/waits-for-person.ts';
import type { PaidAtProvider, Report } from './adapter.ts';
import { withHeldMoment } from './held-moment.ts';
import { lockByReference } from './store-providers.ts';

/** What a report did to its order. */
export type Outcome =
  | 'applied'
  | 'ignored'
  | 'unknown_order'
  | 'currency_differs'
  | 'amount_unreadable'
  | 'transaction_used'
  | 'incident';

/**
 * Applies what a provider says, told or asked, once whatever its order: what is behind the order's
 * state does nothing, and what was paid is taken once (agents-loyalty-money.md E3).
 */
export async function applyReport(
  ctx: Ctx,
  message: Report & { readonly provider: string },
  rules: CashierRules,
): Promise<Outcome> {
  const { provider, reference } = message;
  const id = await lockByReference(ctx.tx, { provider, reference });
  if (id === undefined) {
    await noteStranger(ctx, { ...message, paid: withHeldMoment(ctx, message.paid) });
    return 'unknown_order';
  }
  const order = known(await findDeposit(ctx.tx, id));
  const report = { ...message, paid: withHeldMoment(ctx, message.paid, order.requestedAt) };
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

async function noteStranger(
  ctx: Ctx,
  report: Report & { readonly provider: string },
): Promise<void> {
  const { state, paid: payment, chargeback, provider, reference } = report;
  const named = { provider, reference };
  if (payment !== undefined && state === 'PAID') {
    await noteUnknownOrder(ctx, named, { payment, isOut: false });
  } else if (payment !== undefined && state === 'CHARGEBACK' && chargeback !== undefined) {
    await noteUnknownOrder(ctx, named, { payment, isOut: true, transaction: chargeback });
  }
}

async function paid(
  ctx: Ctx,
  order: Deposit,
  message: { readonly report: Report; readonly rules: CashierRules },
): Promise<Outcome> {
  const { report, rules } = message;
  if (report.paid === undefined) {
    return 'ignored';
  }
  if (order.paidMinor !== null) {
    return paidAgain(ctx, order, report.paid);
  }
  const { transaction: paidReference, paidAt } = report.paid;
  const theirsMinor = minorOf(report.paid, order.currency);
  if (theirsMinor === null) {
    return untakeable(ctx, order, report.paid);
  }
  const { provider } = order;
  if (await isPaidReferenceUsed(ctx.tx, { provider, paidReference })) {
    const why = 'a payment was said to pay two orders';
    const found = { transaction: paidReference, paidAt, theirsMinor } as const;
    await noteDifference(ctx, order, { why, kind: 'paid_twice', ...found });
    return 'transaction_used';
  }
  const payment = { transaction: paidReference, theirsMinor };
  if (await waitsForPerson(ctx, order, { isOut: false, payment })) {
    const why = 'an order with an open case is said to be paid';
    await noteWaiting(ctx, order, { why, kind: 'missing_here', ...payment, paidAt });
    return 'incident';
  }
  await takePayment(ctx, order, { paidMinor: theirsMinor, paidReference, rules });
  return 'applied';
}

/** The books have no amount for it: nobody is credited, and a person finds out what was paid. */
async function untakeable(ctx: Ctx, order: Deposit, payment: PaidAtProvider): Promise<Outcome> {
  const { transaction, paidAt } = payment;
  const isOther = payment.currency !== order.currency;
  const why = isOther
    ? 'a payment came in another currency'
    : 'a payment came with an amount that its currency does not have';
  await noteDifference(ctx, order, { why, kind: 'missing_here', transaction, paidAt });
  return isOther ? 'currency_differs' : 'amount_unreadable';
}

/** Another transaction for an order that was paid is somebody's money, and a person finds whose. */
async function paidAgain(ctx: Ctx, order: Deposit, payment: PaidAtProvider): Promise<Outcome> {
  if (payment.transaction === order.paidReference) {
    return 'ignored';
  }
  const { transaction, paidAt } = payment;
  const why = 'an order that was paid is said to be paid by a second transaction';
  const theirsMinor = minorOf(payment, order.currency);
  await noteDifference(ctx, order, {
    why,
    kind: 'missing_here',
    transaction,
    paidAt,
    theirsMinor,
  });
  return 'incident';
}

/**
 * What was paid is taken back, credited or aside. Told before the payment itself, it tells the
 * payment too; what went back already is an incident.
 */
async function chargedBack(
  ctx: Ctx,
  order: Deposit,
  payment: { readonly report: Report; readonly rules: CashierRules },
): Promise<Outcome> {
  const { report, rules } = payment;
  const { provider } = order;
  const { chargeback: transaction, paid: of } = report;
  if (order.chargebackReference !== null || transaction === undefined) {
    return 'ignored';
  }
  const theirsMinor = of === undefined ? null : lessMinorOf(of, order.currency);
  if (await isChargebackUsed(ctx.tx, { provider, reference: transaction })) {
    const why = 'a chargeback was said to take two payments back';
    await noteDifference(ctx, order, { why, kind: 'paid_twice', transaction, theirsMinor });
    return 'transaction_used';
  }
  const taken = await paid(ctx, order, payment);
  const after = taken === 'applied' ? known(await findDeposit(ctx.tx, order.id)) : order;
  if (taken === 'incident' || !depositMoves[after.state].includes('CHARGEBACK')) {
    const why = 'a payment that is not here is said to be charged back';
    await noteDifference(ctx, order, { why, kind: 'missing_here', transaction, theirsMinor });
    return 'incident';
  }
  await takeBack(ctx, after, { reference: transaction, rules });
  return 'applied';
}

async function failed(ctx: Ctx, order: Deposit): Promise<Outcome> {
  const { paidMinor: oursMinor, paidReference } = order;
  if (oursMinor !== null) {
    const why = 'a payment that was taken is said to have failed';
    const transaction = paidReference ?? order.reference;
    await noteDifference(ctx, order, { why, kind: 'missing_there', transaction, oursMinor });
    return 'incident';
  }
  if (!depositMoves[order.state].includes('FAILED')) {
    return 'ignored';
  }
  // Something is said to have been paid: a person decides whether it was.
  if (await waitsForPerson(ctx, order, { isOut: false })) {
    return 'incident';
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
