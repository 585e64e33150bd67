import type { IncomeLine } from '../downline-parts.ts';
import { type Figures, netOf, sumFigures } from './figures.ts';
import type { DaySpan, TeamDay } from './store-sums.ts';

/** What is drawn of a figure ends with the last day that is shown (design-brief.md 1.12). */
const drawnDays = 30;

/** What was done on a day in a category. */
export type DayFigures = Figures & Pick<TeamDay, 'siteDay' | 'category'>;

/** What came to an agent on a day, and what went on to those directly below; minor units. */
export interface IncomeDay {
  readonly siteDay: string;
  readonly receivedMinor: bigint;
  readonly paidMinor: bigint;
}

/** What is known of the days that are shown, compared and drawn. */
export interface TrendDays {
  /** The days that are shown. */
  readonly span: DaySpan;
  readonly days: readonly DayFigures[];
  readonly incomeDays: readonly IncomeDay[];
  readonly registrationsBefore: number;
}

/** What is compared and drawn; minor units. */
export type TrendMinor = Readonly<
  Record<'deposit' | 'withdrawal' | 'valid' | 'net' | 'income', bigint>
>;

/** As many days right before a span as the span has. */
export function spanBefore({ from, to }: DaySpan): DaySpan {
  const first = Temporal.PlainDate.from(from);
  const { days } = first.until(Temporal.PlainDate.from(to));
  return {
    from: String(first.subtract({ days: days + 1 })),
    to: String(first.subtract({ days: 1 })),
  };
}

/** The days that are drawn, in order. */
export function drawnTo({ to }: DaySpan): readonly string[] {
  const last = Temporal.PlainDate.from(to);
  return Array.from({ length: drawnDays }, (_, place) =>
    String(last.subtract({ days: drawnDays - 1 - place })),
  );
}

/** The first day that is compared or drawn. */
export function firstTrendDay(span: DaySpan): string {
  const { from } = spanBefore(span);
  const [drawn = from] = drawnTo(span);
  return drawn < from ? drawn : from;
}

export function isIn({ from, to }: DaySpan): (row: { readonly siteDay: string }) => boolean {
  return ({ siteDay }) => siteDay >= from && siteDay <= to;
}

/** Income has no category, and is of the agent alone. */
export function trendOf({ days, incomeDays }: Pick<TrendDays, 'days' | 'incomeDays'>): TrendMinor {
  const sum = sumFigures(days);
  return {
    deposit: sum.depositMinor,
    withdrawal: sum.withdrawalMinor,
    valid: sum.validMinor,
    net: netOf(sum),
    income: incomeOf(incomeDays).netMinor,
  };
}

/**
 * Contracts and rebates stand in the sums of the team; red envelopes are no play, and come from who
 * gave and took them. Together they are what the report of income says (B5, invariant 7).
 */
export function incomeDaysOf(
  teamDays: readonly TeamDay[],
  envelopes: readonly Pick<IncomeLine, 'day' | 'receivedMinor' | 'paidMinor'>[],
): readonly IncomeDay[] {
  return [
    ...teamDays.map((day) => ({
      siteDay: day.siteDay,
      receivedMinor: day.ownRebateMinor + day.ownSalaryMinor + day.ownDividendMinor,
      paidMinor: day.paidSalaryMinor + day.paidDividendMinor,
    })),
    ...envelopes.map(({ day: siteDay, receivedMinor, paidMinor }) => ({
      siteDay,
      receivedMinor,
      paidMinor,
    })),
  ];
}

export function incomeOf(days: readonly IncomeDay[]) {
  const sum = (pick: (day: IncomeDay) => bigint) =>
    days.reduce((minor, day) => minor + pick(day), 0n);
  const receivedMinor = sum((day) => day.receivedMinor);
  const paidMinor = sum((day) => day.paidMinor);
  return { receivedMinor, paidMinor, netMinor: receivedMinor - paidMinor };
}

/**
 * By how much a figure differs from the one before, per cent with one decimal, cut off; a loss that
 * shrinks is a rise. Null where there is nothing to compare with.
 */
export function changePercent(change: { readonly now: bigint; readonly before: bigint }) {
  const { now, before } = change;
  if (before === 0n) {
    return null;
  }
  const size = before < 0n ? -before : before;
  const tenths = ((now - before) * 1000n) / size;
  const cut = tenths < 0n ? -tenths : tenths;
  return `${tenths < 0n ? '-' : ''}${String(cut / 10n)}.${String(cut % 10n)}`;
}
