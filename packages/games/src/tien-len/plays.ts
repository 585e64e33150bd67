import type { Card } from '../cards/card.ts';
import { tienLenRank, tienLenStrength } from './combination.ts';

const two = 12;

/**
 * Everything a hand may lead. Runs take the lowest card of each rank except the last, where each
 * card is offered: only the highest card decides what a run beats.
 */
export function playsOf(hand: readonly Card[]): Card[][] {
  const groups = Array.from({ length: 13 }, (_, rank) =>
    hand
      .filter((card) => tienLenRank(card) === rank)
      .toSorted((left, right) => tienLenStrength(left) - tienLenStrength(right)),
  );
  return [...groups.flatMap((group) => subsets(group)), ...runs(groups, 1), ...runs(groups, 2)];
}

function subsets(group: readonly Card[]): Card[][] {
  return Array.from({ length: 2 ** group.length - 1 }, (_, index) =>
    group.filter((__, bit) => ((index + 1) & (1 << bit)) !== 0),
  );
}

/** Runs of three or more ranks without twos, each rank `width` times. */
function runs(groups: readonly (readonly Card[])[], width: 1 | 2): Card[][] {
  const found: Card[][] = [];
  for (let start = 0; start + 2 < two; start += 1) {
    const body: Card[] = [];
    for (let rank = start; rank < two; rank += 1) {
      const group = groups[rank] ?? [];
      if (group.length < width) {
        break;
      }
      if (rank - start >= 2) {
        const tops = subsets(group).filter((cards) => cards.length === width);
        found.push(...tops.map((top) => [...body, ...top]));
      }
      body.push(...group.slice(0, width));
    }
  }
  return found;
}
