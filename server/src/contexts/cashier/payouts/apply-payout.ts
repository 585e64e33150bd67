import { assertDefined } from '@portal/money';
import type { PayoutFailure } from '@portal/payments';
import type { Ctx } from '../../../platform/context.ts';
import {
  lessMinorOf,
  minorOf,
  noteDifference,
  noteUnknownOrder,
  noteWaiting,
} from '../control/note-difference.ts';
import { selectTold } from '../control/store-cases.ts';
import { waitsForPerson } from '../control/waits-for-person.ts';
import type { PaidAtProvider, PayoutReport } from '../providers/adapter.ts';
import { withHeldMoment } from '../providers/held-moment.ts';
import type { CashierRules } from '../rules.ts';
import { afterSending, confirmByOf } from '../withdrawals/after-sending.ts';
import { moveOrder, noteStep } from '../withdrawals/move-order.ts';
import { giveBack } from '../withdrawals/payments.ts';
import {
  closeSlice,
  isReferenceUsed,
  isReturnUsed,
  selectSlices,
  sendSlice,
  setReturned,
  type SliceRow,
} from '../withdrawals/store-slices.ts';
import { lockOrder, type Order } from '../withdrawals/store-withdrawals.ts';
import { mayComeBack, takeReturn } from '../withdrawals/take-return.ts';
import {
  findPayoutByReference,
  isTransactionUsed,
  type Payout,
  setPayoutFailed,
  setPayoutPaid,
  setPayoutSent,
} from './store-payouts.ts';

/** What a report did to its payment. */
export type PayoutOutcome =
  | 'applied'
  | 'ignored'
  | 'unknown_order'
  | 'amount_differs'
  | 'transaction_used'
  | 'incident';

interface Case {
  readonly order: Order;
  readonly payout: Payout;
  readonly slice: SliceRow;
  readonly rules: CashierRules;
}

/**
 * Applies what a provider says of a payment to a member, told or asked, once whatever its order.
 * The order is locked first, as whoever acts on it does (R116). What contradicts an end that stands
 * changes nothing: it is an incident, and the case that the reconciliation of the day would find.
 */
export async function applyPayout(
  ctx: Ctx,
  message: PayoutReport & { readonly provider: string },
  rules: CashierRules,
): Promise<PayoutOutcome> {
  const known = await findPayoutByReference(ctx.tx, message);
  const order = known && (await lockOrder(ctx.tx, known.withdrawalId));
  // Read again under the lock: somebody else may have applied an end meanwhile.
  const payout = order && (await findPayoutByReference(ctx.tx, message));
  if (order === undefined || payout === undefined) {
    const { state, provider, reference } = message;
    const payment = withHeldMoment(ctx, message.paid);
    if (payment !== undefined && (state === 'PAID' || state === 'RETURNED')) {
      await noteUnknownOrder(ctx, { provider, reference }, { payment, isOut: state === 'PAID' });
    }
    return 'unknown_order';
  }
  const report = { ...message, paid: withHeldMoment(ctx, message.paid, payout.sentAt) };
  const slices = await selectSlices(ctx.tx, order.id);
  const slice = assertDefined(
    slices.find(({ id }) => id === payout.sliceId),
    'a payout has its slice',
  );
  const unit = { order, payout, slice, rules };
  switch (report.state) {
    case 'PAID':
      return paid(ctx, unit, report);
    case 'FAILED':
      return failed(ctx, unit, report);
    case 'RETURNED':
      return returned(ctx, unit, report);
    case 'PENDING':
      return pending(ctx, payout);
    case 'UNKNOWN':
      return 'ignored';
  }
}

async function pending(ctx: Ctx, payout: Payout): Promise<PayoutOutcome> {
  if (payout.state !== 'SENDING') {
    return 'ignored';
  }
  await setPayoutSent(ctx.tx, payout.sliceId);
  return 'applied';
}

async function paid(ctx: Ctx, unit: Case, report: PayoutReport): Promise<PayoutOutcome> {
  const { order, payout, slice, rules } = unit;
  if (report.paid === undefined || payout.transaction === report.paid.transaction) {
    return 'ignored';
  }
  const { provider, sliceId: id } = payout;
  const { transaction, paidAt } = report.paid;
  const theirsMinor = lessMinorOf(report.paid, slice.currency);
  const found = { transaction, paidAt, theirsMinor };
  if (payout.state === 'PAID' || payout.state === 'FAILED') {
    return paidAfterEnd(ctx, unit, found);
  }
  if (theirsMinor !== -slice.amountMinor) {
    const why = 'a payout is said to have another amount or currency';
    await noteDifference(ctx, named(unit), { why, kind: 'missing_here', ...found });
    return 'amount_differs';
  }
  const isUsed =
    (await isTransactionUsed(ctx.tx, { provider, transaction })) ||
    (await isReferenceUsed(ctx.tx, transaction));
  if (isUsed) {
    const why = 'a payment was said to be two payouts';
    await noteDifference(ctx, named(unit), { why, kind: 'paid_twice', ...found });
    return 'transaction_used';
  }
  if (await waitsForPerson(ctx, payout, { isOut: true, payment: found })) {
    const why = 'a payout with an open case is said to be paid';
    await noteWaiting(ctx, named(unit), { why, kind: 'missing_here', ...found });
    return 'incident';
  }
  const at = ctx.clock.now();
  const confirmBy = confirmByOf(ctx, rules.settings());
  await setPayoutPaid(ctx.tx, { id, transaction, paidAt, at });
  await sendSlice(ctx.tx, { id, bankReference: transaction, at, confirmBy });
  await afterSending(ctx, order, { sliceId: id, confirmBy, rules });
  return 'applied';
}

interface Found {
  readonly transaction: string;
  readonly paidAt: Temporal.Instant;
  readonly theirsMinor: bigint | null;
}

/**
 * Said of a payment that has its end already, by a transaction that is not that end: nobody here
 * can tell it from money that left a second time, not even where the first came back before it was
 * said to be paid. The statement of its day agrees with what is, and closes the case. Told again it
 * is the case that it was, which a person or a statement may have closed.
 */
async function paidAfterEnd(ctx: Ctx, unit: Case, difference: Found): Promise<PayoutOutcome> {
  const { provider, reference } = unit.payout;
  const words = await selectTold(ctx.tx, [reference]);
  const isKnown = words.some(
    (word) => word.provider === provider && word.transaction === difference.transaction,
  );
  if (isKnown) {
    return 'ignored';
  }
  const why = 'a payout that is over is said to be paid';
  await noteDifference(ctx, named(unit), { why, kind: 'missing_here', ...difference });
  return 'incident';
}

/**
 * It was paid, and its bank sent it back. Told before the payment itself, it is a destination that
 * takes nothing, and what is told of the payment afterwards is a case.
 */
async function returned(ctx: Ctx, unit: Case, report: PayoutReport): Promise<PayoutOutcome> {
  const { order, payout, slice, rules } = unit;
  const { paid: back } = report;
  if (back === undefined || slice.returnReference === back.transaction) {
    return 'ignored';
  }
  const found = foundBack(back, slice);
  const { transaction } = back;
  if (await isReturnUsed(ctx.tx, transaction)) {
    const why = 'one way back was said to be of two payouts';
    await noteDifference(ctx, named(unit), { why, kind: 'paid_twice', ...found });
    return 'transaction_used';
  }
  if (found.theirsMinor !== slice.amountMinor) {
    const why = 'a payout came back with another amount or currency';
    await noteDifference(ctx, named(unit), { why, kind: 'missing_here', ...found });
    return 'amount_differs';
  }
  if (await isBackOdd(ctx, unit)) {
    const why = 'a payout came back that cannot';
    await noteDifference(ctx, named(unit), { why, kind: 'missing_here', ...found });
    return 'incident';
  }
  if (payout.state === 'PAID') {
    await takeReturn(ctx, order, {
      row: slice,
      reference: transaction,
      settings: rules.settings(),
    });
    return 'applied';
  }
  await setReturned(ctx.tx, { id: slice.id, reference: transaction, at: ctx.clock.now() });
  return end(ctx, unit, 'DESTINATION');
}

function foundBack(back: PaidAtProvider, { currency }: SliceRow): Found {
  const { transaction, paidAt } = back;
  return { transaction, paidAt, theirsMinor: minorOf(back, currency) };
}

/** It came back already, or too late, never left, or a person still decides what left. */
async function isBackOdd(ctx: Ctx, { payout, slice }: Case): Promise<boolean> {
  if (payout.state === 'PAID') {
    return !mayComeBack(ctx, slice);
  }
  return payout.state === 'FAILED' || waitsForPerson(ctx, payout, { isOut: true });
}

/** Nothing left the provider: the desk tries another way, or the money is given back. */
async function failed(ctx: Ctx, unit: Case, report: PayoutReport): Promise<PayoutOutcome> {
  const { payout, slice } = unit;
  const { reference, transaction, paidAt } = payout;
  if (payout.state === 'PAID') {
    await noteDifference(ctx, named(unit), {
      why: 'a payout that was paid is said to have failed',
      kind: 'missing_there',
      transaction: transaction ?? reference,
      paidAt,
      oursMinor: -slice.amountMinor,
    });
    return 'incident';
  }
  if (payout.state === 'FAILED') {
    return 'ignored';
  }
  // Something is said to have left: a person decides whether it did.
  if (await waitsForPerson(ctx, payout, { isOut: true })) {
    return 'incident';
  }
  return end(ctx, unit, report.failure ?? 'RETRY');
}

async function end(ctx: Ctx, unit: Case, failure: PayoutFailure): Promise<PayoutOutcome> {
  const { order, payout, slice } = unit;
  const { sliceId: id } = payout;
  const at = ctx.clock.now();
  await setPayoutFailed(ctx.tx, { id, failure, at });
  await closeSlice(ctx.tx, { id, state: 'RELEASED', amountMinor: slice.amountMinor, at });
  if (failure === 'DESTINATION') {
    const aboutMinor = await giveBack(ctx, order);
    await moveOrder(ctx, order, { to: 'FAILED', reason: 'account_unusable', aboutMinor });
  } else {
    const dueAt = at.add({ hours: unit.rules.settings().withdrawal.reviewHours });
    await noteStep(ctx, order, { reason: 'provider_failed', dueAt });
  }
  return 'applied';
}

/** As the books of its provider name it. */
function named({ payout: { provider, reference }, slice: { currency } }: Case) {
  return { provider, reference, currency };
}
