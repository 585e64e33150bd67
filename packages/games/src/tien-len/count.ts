import { choose } from '../chance.ts';

export interface InstantWinCounts {
  readonly hands: bigint;
  readonly fourTwos: bigint;
  readonly dragon: bigint;
  readonly sixPairs: bigint;
}

/** Thirteen-card hands that hold each instant win, whatever else they hold. */
export function instantWinCounts(): InstantWinCounts {
  return {
    hands: choose(52, 13),
    fourTwos: choose(48, 9),
    dragon: countHands((counts) => counts.slice(0, 12).every((count) => count > 0)),
    sixPairs: countHands(
      (counts) => counts.reduce((sum, count) => sum + Math.floor(count / 2), 0) >= 6,
    ),
  };
}

/** Visits how many of each rank are held, each way with its number of suits. */
function countHands(isCounted: (counts: readonly number[]) => boolean): bigint {
  let total = 0n;
  const counts: number[] = [];
  const fill = (left: number, ways: bigint): void => {
    if (counts.length === 13) {
      total += left === 0 && isCounted(counts) ? ways : 0n;
      return;
    }
    for (let count = 0; count <= Math.min(4, left); count += 1) {
      if (left - count <= 4 * (12 - counts.length)) {
        counts.push(count);
        fill(left - count, ways * choose(4, count));
        counts.pop();
      }
    }
  };
  fill(13, 1n);
  return total;
}
