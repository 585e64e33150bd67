interface Chip {
  readonly numbersCovered?: number;
  readonly side?: string;
  readonly selection?: string;
}

const pockets = Array.from({ length: 36 }, (_, place) => place + 1);
const red: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);
const highFrom = 19;

/** Fields of a wheel whose numbers are the same at each table. */
const fields: Readonly<Record<string, readonly number[]>> = {
  RED: pockets.filter((pocket) => red.has(pocket)),
  BLACK: pockets.filter((pocket) => !red.has(pocket)),
  ODD: pockets.filter((pocket) => pocket % 2 === 1),
  EVEN: pockets.filter((pocket) => pocket % 2 === 0),
  BIG: pockets.filter((pocket) => pocket >= highFrom),
  SMALL: pockets.filter((pocket) => pocket < highFrom),
};

/**
 * How many numbers of a wheel chips cover together: a number that two of them cover is one number,
 * and chips on one field cover the same. Of fields that only a vendor knows the counts add up.
 */
export function numbersOf(chips: readonly Chip[]): number {
  const covered = new Set<number>();
  const others = new Map<string, number>();
  chips.forEach((chip, place) => {
    const { numbersCovered = 0, side, selection } = chip;
    const known = side === undefined ? undefined : fields[side];
    if (known?.length === numbersCovered) {
      known.forEach((pocket) => covered.add(pocket));
      return;
    }
    const name = fieldOf(side, selection) ?? `chip ${place}`;
    others.set(name, Math.max(others.get(name) ?? 0, numbersCovered));
  });
  return [...others.values()].reduce((sum, numbers) => sum + numbers, covered.size);
}

function fieldOf(side: string | undefined, selection: string | undefined): string | undefined {
  return side === undefined && selection === undefined
    ? undefined
    : `${side ?? ''} ${selection ?? ''}`;
}
