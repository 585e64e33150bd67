import { assert, assertDefined } from '@portal/money';
import { rankOf, suitOf, type Card } from '../cards/card.ts';
import { categoryOfScore, scoreOfCounts, scoreOfFlush, type PokerCategory } from './score.ts';

/**
 * A hand's value from 1 to 7,462: the place of its best five cards among all distinct five-card
 * values, higher is better. Equal values share the pot.
 */
export type HandValue = number;

/** Sums of up to seven keys, no rank more than four times, are all different. */
const rankKeys = [
  0, 1, 5, 22, 98, 453, 2_031, 8_698, 22_854, 83_661, 262_349, 636_345, 1_479_181,
] as const;

interface Tables {
  /** By sum of seven rank keys. */
  readonly seven: Uint16Array;
  /** By rank mask of one suit with at least five cards. */
  readonly flush: Uint16Array;
  readonly valueOfScore: ReadonlyMap<number, number>;
  readonly categories: readonly PokerCategory[];
}

/** Per card, the key of its rank. */
export const cardRankKeys: Int32Array = Int32Array.from(
  { length: 52 },
  (_, card) => rankKeys[rankOf(card)] ?? 0,
);

/** Per card, one in the three bits of its suit; a sum of seven counts each suit. */
export const cardSuitKeys: Int32Array = Int32Array.from(
  { length: 52 },
  (_, card) => 1 << (3 * suitOf(card)),
);

/** By sum of suit keys: the suit with five or more cards, or -1. */
const flushSuits: Int8Array = Int8Array.from({ length: 4096 }, (_, key) =>
  [0, 1, 2, 3].findIndex((suit) => ((key >> (3 * suit)) & 7) >= 5),
);

let built: Tables | undefined;

export function pokerTables(): Tables {
  built ??= buildTables();
  return built;
}

/** The best five of seven different cards. */
export function evaluateSeven(cards: ArrayLike<Card>): HandValue {
  const tables = pokerTables();
  let ranks = 0;
  let suits = 0;
  for (let index = 0; index < 7; index += 1) {
    const card = cards[index] ?? 0;
    ranks += cardRankKeys[card] ?? 0;
    suits += cardSuitKeys[card] ?? 0;
  }
  const suit = flushSuits[suits] ?? -1;
  return suit === -1 ? (tables.seven[ranks] ?? 0) : (tables.flush[suitMask(cards, suit)] ?? 0);
}

function suitMask(cards: ArrayLike<Card>, suit: number): number {
  let mask = 0;
  for (let index = 0; index < cards.length; index += 1) {
    const card = cards[index] ?? 0;
    if (suitOf(card) === suit) {
      mask |= 1 << rankOf(card);
    }
  }
  return mask;
}

/** Values of hands without a flush, by number of cards and sum of rank keys. */
const valueByRanks = new Map<number, HandValue>();

/** The best five of five, six or seven different cards, without the big table. */
export function evaluateCards(cards: readonly Card[]): HandValue {
  assert(cards.length >= 5 && cards.length <= 7, 'a poker hand has five to seven cards');
  let ranks = 0;
  let suits = 0;
  for (const card of cards) {
    ranks += cardRankKeys[card] ?? 0;
    suits += cardSuitKeys[card] ?? 0;
  }
  const suit = flushSuits[suits] ?? -1;
  if (suit !== -1) {
    return valueOf(scoreOfFlush(suitMask(cards, suit)));
  }
  const key = ranks * 8 + cards.length;
  const known = valueByRanks.get(key);
  if (known !== undefined) {
    return known;
  }
  const value = valueOf(scoreOfCounts(rankCounts(cards)));
  valueByRanks.set(key, value);
  return value;
}

function valueOf(score: number): HandValue {
  return assertDefined(pokerTables().valueOfScore.get(score), 'every hand has a five-card value');
}

function rankCounts(cards: readonly Card[]): number[] {
  const counts = Array.from({ length: 13 }, () => 0);
  for (const card of cards) {
    counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1;
  }
  return counts;
}

export function categoryOfValue(value: HandValue): PokerCategory {
  return assertDefined(pokerTables().categories[value], 'a value is from 1 to 7462');
}

function buildTables(): Tables {
  const scores = new Set<number>();
  eachRankCounts(5, (counts) => scores.add(scoreOfCounts(counts)));
  const flushMasks = Array.from({ length: 8192 }, (_, mask) => mask).filter(
    (mask) => bitCount(mask) >= 5 && bitCount(mask) <= 7,
  );
  for (const mask of flushMasks) {
    scores.add(scoreOfFlush(mask));
  }
  const ascending = [...scores].toSorted((left, right) => left - right);
  const valueOfScore = new Map(ascending.map((score, index) => [score, index + 1]));
  const seven = new Uint16Array(4 * (rankKeys[12] ?? 0) + 3 * (rankKeys[11] ?? 0) + 1);
  eachRankCounts(7, (counts) => {
    const key = counts.reduce((sum, count, rank) => sum + count * (rankKeys[rank] ?? 0), 0);
    assert(seven[key] === 0, 'no two rank multisets share a key');
    seven[key] = valueOfScore.get(scoreOfCounts(counts)) ?? 0;
  });
  const flush = new Uint16Array(8192);
  for (const mask of flushMasks) {
    flush[mask] = valueOfScore.get(scoreOfFlush(mask)) ?? 0;
  }
  const categories: PokerCategory[] = ['highCard'];
  return {
    seven,
    flush,
    valueOfScore,
    categories: [...categories, ...ascending.map((score) => categoryOfScore(score))],
  };
}

/** Every way to hold `size` cards over thirteen ranks, at most four of each. */
function eachRankCounts(size: number, visit: (counts: readonly number[]) => void): void {
  const counts = Array.from({ length: 13 }, () => 0);
  const fill = (rank: number, left: number): void => {
    if (rank === 12) {
      if (left <= 4) {
        counts[12] = left;
        visit(counts);
      }
      return;
    }
    for (let count = 0; count <= Math.min(4, left); count += 1) {
      counts[rank] = count;
      fill(rank + 1, left - count);
    }
    counts[rank] = 0;
  };
  fill(0, size);
}

function bitCount(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    bits += 1;
  }
  return bits;
}
