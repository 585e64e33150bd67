import { currency, parseAmount } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import type { PaidAtProvider } from '../providers/adapter.ts';
import type { DifferenceKind } from './compare-statements.ts';
import { selectOpenWords, upsertCases } from './store-cases.ts';

/** An order as its provider and we know it. */
interface Named {
  readonly provider: string;
  readonly reference: string;
  readonly currency: string;
}

interface ToldDifference {
  /** For the log. */
  readonly why: string;
  readonly kind: DifferenceKind;
  readonly transaction: string;
  /** When the money moved; the present where nobody says it. */
  readonly paidAt?: Temporal.Instant | null | undefined;
  /** Below zero is paid out, or taken back. */
  readonly oursMinor?: bigint | null;
  readonly theirsMinor?: bigint | null;
}

/**
 * What a provider says and our books cannot take. It is the case at once that the statement of its
 * day would open, which then finds it there (R117); however often it is told, it is that one.
 */
export async function noteDifference(
  ctx: Ctx,
  order: Named,
  difference: ToldDifference,
): Promise<void> {
  const { provider, reference } = order;
  const { why, kind, transaction, paidAt, oursMinor = null, theirsMinor = null } = difference;
  const at = ctx.clock.now();
  ctx.log.error({ provider, reference, transaction }, why);
  const day = String((paidAt ?? at).toZonedDateTimeISO(ctx.site.timeZone).toPlainDate());
  const id = ctx.ids.next('rcc');
  const cases = [{ id, kind, reference, transaction, oursMinor, theirsMinor }];
  await upsertCases(ctx.tx, { provider, day, cases, currency: order.currency, at });
}

/**
 * What a provider says of an order about which a person still decides. An open case of this very
 * transaction keeps what it says: the person decides about the word that opened it, and a word that
 * took its place would be applied as soon as it is said again.
 */
export async function noteWaiting(
  ctx: Ctx,
  order: Named,
  difference: ToldDifference,
): Promise<void> {
  const open = await selectOpenWords(ctx.tx, order);
  if (!open.some(({ transaction }) => transaction === difference.transaction)) {
    await noteDifference(ctx, order, difference);
  }
}

/**
 * What a provider says of an order that these books never had moves nothing here: it is somebody's
 * money, and a person finds out whose.
 */
export async function noteUnknownOrder(
  ctx: Ctx,
  report: { readonly provider: string; readonly reference: string },
  moved: {
    readonly payment: PaidAtProvider;
    /** That it left the provider: paid out, or taken back. */
    readonly isOut: boolean;
    readonly transaction?: string;
  },
): Promise<void> {
  const { currency: code } = ctx.site;
  const { payment, isOut, transaction = payment.transaction } = moved;
  const theirsMinor = (isOut ? lessMinorOf : minorOf)(payment, code);
  await noteDifference(
    ctx,
    { ...report, currency: code },
    {
      why: 'a provider told of money of an order that nobody knows',
      kind: 'missing_here',
      transaction,
      theirsMinor,
      // When something was taken back nobody says; the statement of its day does.
      paidAt: transaction === payment.transaction ? payment.paidAt : undefined,
    },
  );
}

type Amount = Pick<PaidAtProvider, 'amount' | 'currency'>;

/** Null for what these books have no amount for: another currency, parts of a unit, too much. */
export function minorOf(payment: Amount, code: string): bigint | null {
  const minor = parseAmount(payment.amount, currency(code));
  return minor.ok && payment.currency === code ? minor.value : null;
}

/** As {@link minorOf}, of what is paid out or taken back. */
export function lessMinorOf(payment: Amount, code: string): bigint | null {
  const minor = minorOf(payment, code);
  return minor === null ? null : -minor;
}
