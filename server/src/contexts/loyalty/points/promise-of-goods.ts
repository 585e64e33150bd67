import type { GoodsForm } from './store-goods.ts';
import { spinStakeMinor } from './refuse-strange-slot.ts';

/** What decides how much an item gives, and to whom. */
export type GoodsTerms = Pick<
  GoodsForm,
  | 'points'
  | 'amountMinor'
  | 'rewardMinor'
  | 'freeSpins'
  | 'stock'
  | 'memberLimit'
  | 'limitPeriod'
  | 'minVip'
  | 'minDeposit30dMinor'
  | 'saleFrom'
  | 'saleTo'
  | 'state'
> & {
  /** Of the stock, what is gone already. */
  readonly sold: number;
};

/**
 * What one of it is worth in money of the site: credit, or rounds by their stake, less the money
 * that is asked beside the points. Things and codes have no sum that the site knows.
 */
export function worthMinor(
  {
    amountMinor,
    rewardMinor,
    freeSpins,
  }: Pick<GoodsTerms, 'amountMinor' | 'rewardMinor' | 'freeSpins'>,
  code: string,
): bigint {
  const spins =
    freeSpins === null ? 0n : spinStakeMinor(freeSpins.stakeAmount, code) * BigInt(freeSpins.count);
  const worth = rewardMinor + spins - amountMinor;
  return worth > 0n ? worth : 0n;
}

/** What is left of it comes to so much; a draft and what is off promise nothing to anybody. */
export function promisedMinor(terms: GoodsTerms, code: string): bigint {
  const left = BigInt(terms.stock - terms.sold);
  return terms.state === 'ON' ? worthMinor(terms, code) * left : 0n;
}

/**
 * Whether members get more than before: in sum, each, for fewer points, or who could not have it
 * (R53). What promises no money never does.
 */
export function promisesMore(
  standing: GoodsTerms | undefined,
  terms: GoodsTerms,
  code: string,
): boolean {
  const promised = promisedMinor(terms, code);
  if (promised === 0n) {
    return false;
  }
  if (standing === undefined || promised > promisedMinor(standing, code)) {
    return true;
  }
  return (
    worthMinor(terms, code) > worthMinor(standing, code) ||
    terms.points < standing.points ||
    terms.minVip < standing.minVip ||
    terms.minDeposit30dMinor < standing.minDeposit30dMinor ||
    isLooser(standing, terms) ||
    isLonger(standing, terms)
  );
}

function isLooser(standing: GoodsTerms, terms: GoodsTerms): boolean {
  if (standing.memberLimit === null) {
    return false;
  }
  const { memberLimit, limitPeriod } = terms;
  const isMonthly = standing.limitPeriod === 'life' && limitPeriod === 'month';
  return memberLimit === null || memberLimit > standing.memberLimit || isMonthly;
}

/** Without a bound a sale begins before any other, and never ends. */
function isLonger(standing: GoodsTerms, terms: GoodsTerms): boolean {
  const isSooner = isBefore(terms.saleFrom, standing.saleFrom);
  const isLater = isBefore(standing.saleTo, terms.saleTo);
  return (
    isSooner ||
    (standing.saleFrom !== null && terms.saleFrom === null) ||
    isLater ||
    (standing.saleTo !== null && terms.saleTo === null)
  );
}

function isBefore(moment: Temporal.Instant | null, other: Temporal.Instant | null): boolean {
  return moment !== null && other !== null && Temporal.Instant.compare(moment, other) < 0;
}
