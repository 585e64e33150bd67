/** Sets of up to five of 52 cards, numbered in colexicographic order within their size. */
export const subsetStarts = [0, 1, 53, 1_379, 23_479, 294_204] as const;

const chooseTable: readonly Int32Array[] = Array.from({ length: 6 }, (_, size) =>
  Int32Array.from({ length: 53 }, (__, card) => {
    let ways = 1;
    for (let step = 0; step < size; step += 1) {
      ways = (ways * (card - step)) / (step + 1);
    }
    return ways;
  }),
);

const [, ones, twos, threes, fours, fives] = chooseTable;

/** The number of an ascending five-card set among all of them, from 0. */
export function subsetIndex(cards: readonly number[]): number {
  return (
    (ones?.[cards[0] ?? 0] ?? 0) +
    (twos?.[cards[1] ?? 0] ?? 0) +
    (threes?.[cards[2] ?? 0] ?? 0) +
    (fours?.[cards[3] ?? 0] ?? 0) +
    (fives?.[cards[4] ?? 0] ?? 0)
  );
}

const sizes = Uint8Array.from({ length: 32 }, (_, mask) => bitCount(mask));
const highestBits = Uint8Array.from({ length: 32 }, (_, mask) => 31 - Math.clz32(mask | 1));

function bitCount(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + bitCount(mask >>> 1);
}

/**
 * Fills `indexes[mask]` with the number of each subset of an ascending five-card set: the subset
 * without its highest card, and what that card adds at its place.
 */
export function subsetIndexes(cards: readonly number[], indexes: Int32Array): void {
  places[0] = 0;
  for (let mask = 1; mask < 31; mask += 1) {
    const size = sizes[mask] ?? 0;
    const highest = highestBits[mask] ?? 0;
    const place =
      (places[mask ^ (1 << highest)] ?? 0) + (chooseTable[size]?.[cards[highest] ?? 0] ?? 0);
    places[mask] = place;
    indexes[mask] = place + (subsetStarts[size] ?? 0);
  }
  indexes[0] = 0;
}

/** Reused: places within their size. */
const places = new Int32Array(32);
