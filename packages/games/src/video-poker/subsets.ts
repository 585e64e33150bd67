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

/** Fills `indexes[mask]` with the number of each subset of an ascending five-card set. */
export function subsetIndexes(cards: readonly number[], indexes: Int32Array): void {
  for (let mask = 0; mask < 31; mask += 1) {
    let size = 0;
    let index = 0;
    for (let position = 0; position < 5; position += 1) {
      if ((mask & (1 << position)) !== 0) {
        size += 1;
        index += chooseTable[size]?.[cards[position] ?? 0] ?? 0;
      }
    }
    indexes[mask] = index + (subsetStarts[size] ?? 0);
  }
}
