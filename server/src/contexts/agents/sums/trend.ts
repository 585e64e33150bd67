import { type Figures, netOf, sumFigures } from './figures.ts';
import type { DaySpan, TeamDay } from './store-sums.ts';

/** What is drawn of a figure ends with the last day that is shown (design-brief.md 1.12). */
const drawnDays = 30;

/** What was done on a day in a category. */
export type DayFigures = Figures & Pick<TeamDay, 'siteDay' | 'category'>;

/** What is known of the days that are shown, compared and drawn. */
export interface TrendDays {
  /** The days that are shown. */
  readonly span: DaySpan;
  readonly days: readonly DayFigures[];
  /** Of the agent: where the income stands. */
  readonly teamDays: readonly TeamDay[];
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
export function trendOf({ days, teamDays }: Pick<TrendDays, 'days' | 'teamDays'>): TrendMinor {
  const sum = sumFigures(days);
  return {
    deposit: sum.depositMinor,
    withdrawal: sum.withdrawalMinor,
    valid: sum.validMinor,
    net: netOf(sum),
    income: incomeOf(teamDays).netMinor,
  };
}

/** What came to an agent, and what went on to those directly below. */
export function incomeOf(days: readonly TeamDay[]) {
  const sum = (pick: (day: TeamDay) => bigint) =>
    days.reduce((minor, day) => minor + pick(day), 0n);
  const receivedMinor = sum(
    (day) => day.ownRebateMinor + day.ownSalaryMinor + day.ownDividendMinor,
  );
  const paidMinor = sum((day) => day.paidSalaryMinor + day.paidDividendMinor);
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
