import { assert } from '@portal/money';
import { fullDeck, type Card } from '../cards/card.ts';
import {
  cardRankKeys,
  cardSuitKeys,
  categoryOfValue,
  evaluateCards,
  evaluateSeven,
  pokerTables,
} from './evaluate.ts';
import { pokerCategories, type PokerCategory } from './score.ts';

export interface HandCounts {
  readonly counts: Readonly<Record<PokerCategory, number>>;
  readonly distinctValues: number;
}

/** All 2,598,960 five-card hands. */
export function fiveCardCounts(): HandCounts {
  const byValue = new Uint32Array(7463);
  eachCombination(52, 5, (hand) => {
    const value = evaluateCards(hand);
    byValue[value] = (byValue[value] ?? 0) + 1;
  });
  return gather(byValue);
}

/** All 133,784,560 seven-card hands; key sums are carried along, so a leaf is two look-ups. */
export function sevenCardCounts(): HandCounts {
  const { seven } = pokerTables();
  const byValue = new Uint32Array(7463);
  const hand = new Int32Array(7);
  const rankSums = new Int32Array(8);
  const suitSums = new Int32Array(8);
  const visit = (depth: number, last: number): void => {
    for (let card = 6 - depth; card < last; card += 1) {
      const ranks = (rankSums[depth] ?? 0) + (cardRankKeys[card] ?? 0);
      const suits = (suitSums[depth] ?? 0) + (cardSuitKeys[card] ?? 0);
      hand[depth] = card;
      if (depth < 6) {
        rankSums[depth + 1] = ranks;
        suitSums[depth + 1] = suits;
        visit(depth + 1, card);
      } else {
        const value = hasFlush(suits) ? evaluateSeven(hand) : (seven[ranks] ?? 0);
        byValue[value] = (byValue[value] ?? 0) + 1;
      }
    }
  };
  visit(0, 52);
  return gather(byValue);
}

function hasFlush(suits: number): boolean {
  // Counts of five to seven are those with the four-bit and one lower bit set.
  return ((suits >> 2) & ((suits >> 1) | suits) & 0b001_001_001_001) !== 0;
}

function gather(byValue: Uint32Array): HandCounts {
  const counts = new Map<PokerCategory, number>(pokerCategories.map((name) => [name, 0]));
  let distinctValues = 0;
  byValue.forEach((count, value) => {
    if (count > 0) {
      const category = categoryOfValue(value);
      counts.set(category, (counts.get(category) ?? 0) + count);
      distinctValues += 1;
    }
  });
  return {
    // Every category was set above.
    counts: Object.fromEntries(counts) as Record<PokerCategory, number>,
    distinctValues,
  };
}

/** Ascending combinations of `size` of the numbers below `n`; the array is reused. */
export function eachCombination(
  n: number,
  size: number,
  visit: (indexes: readonly number[]) => void,
): void {
  const indexes = Array.from({ length: size }, () => 0);
  const fill = (depth: number, from: number): void => {
    for (let item = from; item <= n - size + depth; item += 1) {
      indexes[depth] = item;
      if (depth + 1 === size) {
        visit(indexes);
      } else {
        fill(depth + 1, item + 1);
      }
    }
  };
  fill(0, 0);
}

export interface HeadsUpEquity {
  readonly first: number;
  readonly second: number;
  readonly ties: number;
}

/** Two known hands over all 1,712,304 boards. */
export function headsUpEquity(first: readonly Card[], second: readonly Card[]): HeadsUpEquity {
  const known = [...first, ...second];
  assert(new Set(known).size === 4, 'two hands hold four different cards');
  const rest = fullDeck.filter((card) => !known.includes(card));
  const result = { first: 0, second: 0, ties: 0 };
  const left = Int32Array.from([...first, 0, 0, 0, 0, 0]);
  const right = Int32Array.from([...second, 0, 0, 0, 0, 0]);
  eachCombination(rest.length, 5, (board) => {
    for (let index = 0; index < 5; index += 1) {
      const card = rest[board[index] ?? 0] ?? 0;
      left[index + 2] = card;
      right[index + 2] = card;
    }
    const difference = evaluateSeven(left) - evaluateSeven(right);
    if (difference === 0) {
      result.ties += 1;
    } else if (difference > 0) {
      result.first += 1;
    } else {
      result.second += 1;
    }
  });
  return result;
}
