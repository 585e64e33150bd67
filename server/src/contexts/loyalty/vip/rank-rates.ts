import { categories, type Category } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId, RateCategory } from '@portal/protocol';
import type { Ctx, Transaction } from '../../../platform/context.ts';
import { selectRankRates, selectRanksAt } from './store-rank-rates.ts';

/** What a rank brings of the play in each category, in parts per million. */
export type RankRates = Readonly<Record<Category, number>>;

const ppmPerPercent = 10_000;
const ppmPerHundredth = 100;
const decimals = 2;

/** A record of a value for each category. */
export function byCategory<Value>(value: (category: Category, place: number) => Value) {
  const entries = categories.map((category, place) => [category, value(category, place)]);
  // The compiler cannot see that the entries of all categories make a record of them.
  return Object.fromEntries(entries) as Readonly<Record<Category, Value>>;
}

/** Of a rank that was given none; the usual rates of the site hold. */
export const noRates: RankRates = byCategory(() => 0);

export function storedRates(rates: RankRates): number[] {
  return categories.map((category) => rates[category]);
}

/** What each rank brings on a day of the site. */
export async function readRankRates(
  tx: Transaction,
  siteDay: string,
): Promise<ReadonlyMap<number, RankRates>> {
  const rows = await selectRankRates(tx, siteDay);
  return new Map(
    rows.map(({ rank, rates }) => [
      rank,
      byCategory((_, place) => assertDefined(rates[place], 'a rate for each category')),
    ]),
  );
}

/**
 * What the ranks bring by which play of a day of the site is counted: each the one on which the
 * member stood when the day began, as all rates change with a day (A7, A8). Whoever is not there
 * has none; nobody has where the site has no ranks.
 */
export async function rankRatesOfDay(
  ctx: Ctx,
  ids: readonly MemberId[],
  siteDay: string,
): Promise<ReadonlyMap<MemberId, RankRates>> {
  const byRank: ReadonlyMap<number, RankRates> = ctx.site.hasVip
    ? await readRankRates(ctx.tx, siteDay)
    : new Map();
  if (byRank.size === 0) {
    return new Map();
  }
  const start = Temporal.PlainDate.from(siteDay).toZonedDateTime(ctx.site.timeZone).toInstant();
  const ranks = await selectRanksAt(ctx.tx, [...new Set(ids)], start);
  const stood = new Map(ranks.map(({ memberId, rank }) => [memberId, rank]));
  return new Map(ids.map((id) => [id, byRank.get(stood.get(id) ?? 0) ?? noRates]));
}

export function ratesOfWire(texts: Readonly<Record<RateCategory, string>>): RankRates {
  return byCategory((category) => ppmOf(texts[category]));
}

export function ratesToWire(rates: RankRates): Record<RateCategory, string> {
  return byCategory((category) => percentOf(rates[category]));
}

export function percentOf(ppm: number): string {
  return String(ppm / ppmPerPercent);
}

/** Whole hundredths of a per cent, read digit by digit: no binary fraction comes between. */
function ppmOf(percent: string): number {
  const [whole = '', fraction = ''] = percent.split('.');
  return Number(whole + fraction.padEnd(decimals, '0')) * ppmPerHundredth;
}
