import { add, multiply, rational, type Rational } from '@portal/money';
import type { Card } from '../cards/card.ts';
import { deucesCategory, jacksCategory } from './category.ts';
import { categoriesOf, type VideoPokerDesign, type VideoPokerVariant } from './design.ts';
import { subsetIndex, subsetIndexes, subsetStarts } from './subsets.ts';

export interface VideoPokerReturn {
  /** Deals times 5 · C(47, 5), the common weight of every hold's draws. */
  readonly denominator: bigint;
  readonly return: Rational;
  readonly variance: Rational;
  readonly hitFrequency: Rational;
  readonly counts: Readonly<Record<string, bigint>>;
}

const deals = 2_598_960n;
/** 5 · C(47, 5), and what one draw of k cards weighs in it. */
const drawWeight = 7_669_695;
const weightOfDraw = [7_669_695, 163_185, 7_095, 473, 43, 5] as const;

/**
 * Optimal play over every deal and all 32 holds. For each set of up to five cards the pays of the
 * hands that contain it are summed once; a hold's draws then follow by inclusion and exclusion
 * over its discards. Of equal holds the later counts, from hold-all down to hold-none.
 */
export function videoPokerReturn(design: VideoPokerDesign): VideoPokerReturn {
  const categories = categoriesOf(design.variant);
  const pays = categories.map((category) => design.paytable[category] ?? 0);
  const table = subsetTable(design.variant);
  const totals = optimalCounts(table, pays);
  const counts = totals.map((total) => BigInt(total));
  const denominator = deals * BigInt(drawWeight);
  const moment = (power: bigint): Rational =>
    rational(
      counts.reduce((sum, count, index) => sum + count * BigInt(pays[index] ?? 0) ** power, 0n),
      denominator,
    );
  const mean = moment(1n);
  return {
    denominator,
    return: mean,
    variance: add(moment(2n), multiply(rational(-1n), multiply(mean, mean))),
    hitFrequency: rational(
      counts.reduce((sum, count, index) => sum + ((pays[index] ?? 0) > 0 ? count : 0n), 0n),
      denominator,
    ),
    counts: Object.fromEntries(categories.map((name, index) => [name, counts[index] ?? 0n])),
  };
}

interface SubsetTable {
  readonly categories: Uint8Array;
  /** `[category][subset]`: how many hands of that category contain the subset. */
  readonly contained: readonly Int32Array[];
}

const tables = new Map<VideoPokerVariant, SubsetTable>();

function subsetTable(variant: VideoPokerVariant): SubsetTable {
  const known = tables.get(variant);
  if (known !== undefined) {
    return known;
  }
  const names: readonly string[] = categoriesOf(variant);
  const contained = names.map(() => new Int32Array(subsetStarts[5]));
  const categories = new Uint8Array(Number(deals));
  const indexes = new Int32Array(32);
  eachDeal((cards, position) => {
    const name = variant === 'jacksOrBetter' ? jacksCategory(cards) : deucesCategory(cards);
    const category = names.indexOf(name);
    categories[position] = category;
    subsetIndexes(cards, indexes);
    const counts = contained[category] ?? new Int32Array();
    for (let mask = 0; mask < 31; mask += 1) {
      const index = indexes[mask] ?? 0;
      counts[index] = (counts[index] ?? 0) + 1;
    }
  });
  const table = { categories, contained };
  tables.set(variant, table);
  return table;
}

/** Calls back with each of the deals in the order of their subset index. */
function eachDeal(visit: (cards: readonly number[], position: number) => void): void {
  const cards = [0, 0, 0, 0, 0];
  for (let e = 4; e < 52; e += 1) {
    for (let d = 3; d < e; d += 1) {
      for (let c = 2; c < d; c += 1) {
        for (let b = 1; b < c; b += 1) {
          for (let a = 0; a < b; a += 1) {
            cards[0] = a;
            cards[1] = b;
            cards[2] = c;
            cards[3] = d;
            cards[4] = e;
            visit(cards, subsetIndex(cards));
          }
        }
      }
    }
  }
}

/** Tells the positions to hold for the highest expectation; builds its tables at the first hand. */
export function optimalHold(design: VideoPokerDesign): (hand: readonly Card[]) => number[] {
  const categories = categoriesOf(design.variant);
  const pays = categories.map((category) => design.paytable[category] ?? 0);
  const table = subsetTable(design.variant);
  const sums = paySums(table, pays);
  const indexes = new Int32Array(32);
  return (hand) => {
    const ascending = hand.toSorted((left, right) => left - right);
    const values = holdValues(sums, indexes, ascending);
    values[31] = pays[table.categories[subsetIndex(ascending)] ?? 0] ?? 0;
    const best = bestHold(values);
    const held = ascending.filter((_, position) => (best & (1 << position)) !== 0);
    return [0, 1, 2, 3, 4].filter((position) => held.includes(hand[position] ?? -1));
  };
}

function holdValues(
  sums: Float64Array,
  indexes: Int32Array,
  cards: readonly number[],
): Float64Array {
  const values = new Float64Array(32);
  subsetIndexes(cards, indexes);
  for (let mask = 0; mask < 31; mask += 1) {
    values[mask] = sums[indexes[mask] ?? 0] ?? 0;
  }
  return values;
}

/** Category counts of optimal play, in units of 1 / (deals · drawWeight). */
function optimalCounts(table: SubsetTable, pays: readonly number[]): number[] {
  const sums = paySums(table, pays);
  const totals = pays.map(() => 0);
  const indexes = new Int32Array(32);
  eachDeal((cards, position) => {
    const alike = suitOrders(cards);
    if (alike === 0) {
      return;
    }
    const category = table.categories[position] ?? 0;
    const values = holdValues(sums, indexes, cards);
    values[31] = pays[category] ?? 0;
    addDraws(totals, { table, indexes, category, hold: bestHold(values), alike });
  });
  return totals;
}

const suitMasks = new Int32Array(4);

/**
 * Suits are alike, so one deal stands for all that differ in the naming of suits: the one whose
 * suits hold descending sets of ranks. Returns how many it stands for, 0 for the others.
 */
function suitOrders(cards: readonly number[]): number {
  suitMasks.fill(0);
  for (const card of cards) {
    suitMasks[card & 3] = (suitMasks[card & 3] ?? 0) | (1 << (card >> 2));
  }
  let orders = 24;
  let equal = 1;
  for (let suit = 1; suit < 4; suit += 1) {
    const [before = 0, now = 0] = [suitMasks[suit - 1], suitMasks[suit]];
    if (now > before) {
      return 0;
    }
    equal = now === before ? equal + 1 : 1;
    orders /= equal;
  }
  return orders;
}

function paySums(table: SubsetTable, pays: readonly number[]): Float64Array {
  const sums = new Float64Array(subsetStarts[5]);
  table.contained.forEach((counts, category) => {
    const pay = pays[category] ?? 0;
    counts.forEach((count, index) => {
      sums[index] = (sums[index] ?? 0) + count * pay;
    });
  });
  return sums;
}

const holdsFromAll = Array.from({ length: 32 }, (_, index) => 31 - index);
const cardsHeld = holdsFromAll
  .toReversed()
  .map((mask) => [0, 1, 2, 3, 4].filter((bit) => (mask & (1 << bit)) !== 0).length);

/** Superset sums with alternating signs turn "contains" into "holds exactly"; then the maximum. */
function bestHold(values: Float64Array): number {
  for (let bit = 1; bit < 32; bit <<= 1) {
    for (let mask = 0; mask < 32; mask += 1) {
      if ((mask & bit) === 0) {
        values[mask] = (values[mask] ?? 0) - (values[mask | bit] ?? 0);
      }
    }
  }
  let best = 31;
  let bestValue = -1;
  for (const mask of holdsFromAll) {
    const value = (values[mask] ?? 0) * (weightOfDraw[5 - (cardsHeld[mask] ?? 0)] ?? 0);
    if (value >= bestValue) {
      best = mask;
      bestValue = value;
    }
  }
  return best;
}

function addDraws(
  totals: number[],
  deal: {
    readonly table: SubsetTable;
    readonly indexes: Int32Array;
    readonly category: number;
    readonly hold: number;
    readonly alike: number;
  },
): void {
  const held = cardsHeld[deal.hold] ?? 0;
  const weight = (weightOfDraw[5 - held] ?? 0) * deal.alike;
  const discards = 31 ^ deal.hold;
  for (let kept = discards; ; kept = (kept - 1) & discards) {
    const sign = ((cardsHeld[kept] ?? 0) & 1) === 0 ? weight : -weight;
    const mask = deal.hold | kept;
    if (mask === 31) {
      totals[deal.category] = (totals[deal.category] ?? 0) + sign;
    } else {
      const index = deal.indexes[mask] ?? 0;
      for (let category = 0; category < totals.length; category += 1) {
        const count = deal.table.contained[category]?.[index] ?? 0;
        totals[category] = (totals[category] ?? 0) + sign * count;
      }
    }
    if (kept === 0) {
      return;
    }
  }
}
