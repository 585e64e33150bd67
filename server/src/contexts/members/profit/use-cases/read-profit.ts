import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { readDays } from '../../../turnover/index.ts';

type DayRow = Awaited<ReturnType<typeof readDays>>[number];

/** Days of the site, both included. */
export interface ProfitDays {
  readonly from: string;
  readonly to: string;
}

/** What the caller won and lost, from the sums of days; every unit is in one day and category. */
export async function readProfit(
  ctx: Ctx<MemberActor>,
  { from, to }: ProfitDays,
): Promise<ReplyOf<Endpoints['readProfit']>> {
  const rows = await readDays(ctx, { memberIds: [ctx.actor.id], from, to });
  const byCategory = Map.groupBy(rows, ({ category }) => category);
  const byDay = Map.groupBy(rows, ({ siteDay }) => siteDay);
  const text = amountsOf(ctx);
  const income = sumOf(rows, (row) => row.salaryMinor + row.dividendMinor);
  const bonus = sumOf(rows, ({ bonusMinor }) => bonusMinor);
  const rebate = sumOf(rows, ({ rebateMinor }) => rebateMinor);
  return {
    currency: ctx.site.currency,
    totals: {
      ...playOf(ctx, rows),
      valid: text(validOf(rows)),
      bonus: text(bonus),
      rebate: text(rebate),
      income: text(income),
      whole: text(netOf(rows) + bonus + rebate + income),
    },
    categories: [...byCategory]
      .flatMap(([category, own]) => (category === 'ALL' ? [] : [{ category, own }]))
      .filter(({ own }) => hasFigures(own))
      .toSorted((left, right) => Number(stakeOf(right.own) - stakeOf(left.own)))
      .map(({ category, own }) => ({ category, ...playOf(ctx, own), valid: text(validOf(own)) })),
    days: daysOf({ from, to }).map((day) => ({ day, ...playOf(ctx, byDay.get(day) ?? []) })),
  };
}

/** A new result, a promotion or a void moves money on a day on which no bet was settled. */
function hasFigures(rows: readonly DayRow[]): boolean {
  const figures = [stakeOf(rows), paidOf(rows), validOf(rows)];
  return figures.some((minor) => minor !== 0n) || rows.some(({ betCount }) => betCount !== 0);
}

function playOf(ctx: Ctx, rows: readonly DayRow[]) {
  const text = amountsOf(ctx);
  return {
    bets: rows.reduce((sum, { betCount }) => sum + betCount, 0),
    stake: text(stakeOf(rows)),
    payout: text(paidOf(rows)),
    net: text(netOf(rows)),
  };
}

function sumOf(rows: readonly DayRow[], figure: (row: DayRow) => bigint): bigint {
  return rows.reduce((sum, row) => sum + figure(row), 0n);
}

const stakeOf = (rows: readonly DayRow[]) => sumOf(rows, ({ stakeMinor }) => stakeMinor);
const validOf = (rows: readonly DayRow[]) => sumOf(rows, ({ validMinor }) => validMinor);
/** A jackpot of a vendor's pool is no result of the house, and money of the member all the same. */
const paidOf = (rows: readonly DayRow[]) =>
  sumOf(rows, ({ payoutMinor, jackpotMinor }) => payoutMinor + jackpotMinor);
const netOf = (rows: readonly DayRow[]) => paidOf(rows) - stakeOf(rows);

function amountsOf({ site }: Ctx): (minor: bigint) => string {
  const unit = currency(site.currency);
  return (minor) => formatAmount(minor, unit);
}

function daysOf({ from, to }: ProfitDays): readonly string[] {
  const first = Temporal.PlainDate.from(from);
  const count = first.until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days + 1;
  return Array.from({ length: count }, (_, index) => String(first.add({ days: index })));
}
