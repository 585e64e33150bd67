import { assert } from '@portal/money';

export const pokerCategories = [
  'highCard',
  'pair',
  'twoPair',
  'trips',
  'straight',
  'flush',
  'fullHouse',
  'quads',
  'straightFlush',
  'royalFlush',
] as const;
export type PokerCategory = (typeof pokerCategories)[number];

const ace = 12;

/** Category times 13^5 plus the deciding ranks as base-13 digits: higher is better. */
function packed(category: number, ranks: readonly number[]): number {
  let score = category;
  for (let digit = 0; digit < 5; digit += 1) {
    score = score * 13 + (ranks[digit] ?? 0);
  }
  return score;
}

export function categoryOfScore(score: number): PokerCategory {
  const category = pokerCategories[Math.floor(score / 13 ** 5)];
  assert(category !== undefined, 'a score is of one of the categories');
  return category;
}

/** The top rank of the best run of five in a mask of ranks, or -1; the ace is also low. */
function straightTop(rankMask: number): number {
  for (let top = ace; top >= 4; top -= 1) {
    const run = 0b1_1111 << (top - 4);
    if ((rankMask & run) === run) {
      return top;
    }
  }
  return (rankMask & 0b1_0000_0000_1111) === 0b1_0000_0000_1111 ? 3 : -1;
}

/** The best five of five to seven cards by rank alone, from how often each rank is held. */
export function scoreOfCounts(counts: readonly number[]): number {
  const held = (least: number): number[] =>
    counts
      .flatMap((count, rank) => (count >= least ? [rank] : []))
      .toSorted((left, right) => right - left);
  const singles = held(1);
  const [quads] = held(4);
  const trips = held(3);
  const pairs = held(2);
  if (quads !== undefined) {
    return packed(7, [quads, ...without(singles, [quads]).slice(0, 1)]);
  }
  const [best] = trips;
  const [under] = best === undefined ? [] : without(pairs, [best]);
  if (best !== undefined && under !== undefined) {
    return packed(6, [best, under]);
  }
  const top = straightTop(singles.reduce((mask, rank) => mask | (1 << rank), 0));
  if (top !== -1) {
    return packed(4, [top]);
  }
  if (best !== undefined) {
    return packed(3, [best, ...without(singles, [best]).slice(0, 2)]);
  }
  const [high, low] = pairs;
  if (high !== undefined && low !== undefined) {
    return packed(2, [high, low, ...without(singles, [high, low]).slice(0, 1)]);
  }
  return high === undefined
    ? packed(0, singles.slice(0, 5))
    : packed(1, [high, ...without(singles, [high]).slice(0, 3)]);
}

function without(ranks: readonly number[], usedRanks: readonly number[]): number[] {
  return ranks.filter((rank) => !usedRanks.includes(rank));
}

/** The best flush or straight flush of the ranks held in one suit, five or more of them. */
export function scoreOfFlush(rankMask: number): number {
  const top = straightTop(rankMask);
  if (top !== -1) {
    return packed(top === ace ? 9 : 8, [top]);
  }
  const ranks = Array.from({ length: 13 }, (_, index) => ace - index);
  return packed(5, ranks.filter((rank) => (rankMask & (1 << rank)) !== 0).slice(0, 5));
}
