import { rankOf, suitOf, type Card } from '../cards/card.ts';
import { eachCombination } from '../poker/enumerate.ts';

/** Weakest first. */
export const teenPattiCategories = [
  'highCard',
  'pair',
  'colour',
  'sequence',
  'pureSequence',
  'trail',
] as const;
export type TeenPattiCategory = (typeof teenPattiCategories)[number];

export interface TeenPattiRank {
  readonly category: TeenPattiCategory;
  /** Higher wins, across categories; equal values tie. */
  readonly value: number;
}

const ace = 12;

export function teenPattiRank(cards: readonly Card[]): TeenPattiRank {
  const ranks = cards.map((card) => rankOf(card)).toSorted((left, right) => right - left);
  const [high = 0, middle = 0, low = 0] = ranks;
  const isColour = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const top = sequenceTop(high, middle, low);
  if (high === low) {
    return ranked('trail', [high]);
  }
  if (top !== -1) {
    return ranked(isColour ? 'pureSequence' : 'sequence', [top]);
  }
  if (isColour) {
    return ranked('colour', ranks);
  }
  if (high === middle || middle === low) {
    return ranked('pair', [middle, high === middle ? low : high]);
  }
  return ranked('highCard', ranks);
}

/** A-K-Q is the best sequence and A-2-3 the second best. */
function sequenceTop(high: number, middle: number, low: number): number {
  if (high - middle === 1 && middle - low === 1) {
    return high === ace ? ace + 1 : high;
  }
  return high === ace && middle === 1 && low === 0 ? ace : -1;
}

function ranked(category: TeenPattiCategory, digits: readonly number[]): TeenPattiRank {
  let value = teenPattiCategories.indexOf(category);
  for (let index = 0; index < 3; index += 1) {
    value = value * 14 + (digits[index] ?? 0);
  }
  return { category, value };
}

/** All 22,100 hands. */
export function teenPattiCounts(): Record<TeenPattiCategory, number> {
  const counts = { highCard: 0, pair: 0, colour: 0, sequence: 0, pureSequence: 0, trail: 0 };
  eachCombination(52, 3, (hand) => {
    counts[teenPattiRank(hand).category] += 1;
  });
  return counts;
}
