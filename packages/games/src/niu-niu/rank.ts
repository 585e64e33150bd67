import { rankOf, suitOf, type Card } from '../cards/card.ts';
import { eachCombination } from '../poker/enumerate.ts';

/** 0 for no bull, 1 to 9, and 10 for bull-bull. */
export type Bull = number;

/** Ace 1, faces 10. */
function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === 12) {
    return 1;
  }
  return Math.min(rank + 2, 10);
}

/** Three cards to a multiple of ten leave the other two; which three does not matter. */
export function bullOf(cards: readonly Card[]): Bull {
  const points = cards.map((card) => pointsOf(card));
  const total = points.reduce((sum, value) => sum + value, 0);
  for (let first = 0; first < 4; first += 1) {
    for (let second = first + 1; second < 5; second += 1) {
      const pair = (points[first] ?? 0) + (points[second] ?? 0);
      if ((total - pair) % 10 === 0) {
        return pair % 10 === 0 ? 10 : pair % 10;
      }
    }
  }
  return 0;
}

/** Ties go to the highest card, king down to ace, then spades over hearts, clubs, diamonds. */
export function niuNiuValue(cards: readonly Card[]): number {
  const suitOrder = [3, 1, 0, 2];
  const highest = Math.max(
    ...cards.map((card) => ((rankOf(card) + 1) % 13) * 4 + (suitOrder[suitOf(card)] ?? 0)),
  );
  return bullOf(cards) * 52 + highest;
}

/** All 2,598,960 hands by bull. */
export function niuNiuCounts(): number[] {
  const counts = Array.from({ length: 11 }, () => 0);
  eachCombination(52, 5, (hand) => {
    const bull = bullOf(hand);
    counts[bull] = (counts[bull] ?? 0) + 1;
  });
  return counts;
}
