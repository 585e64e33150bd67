/**
 * Steps of the price ladder in thousandths: below each bound the step is the one beside it (section
 * 14).
 */
const rungs: readonly (readonly [below: number, step: number])[] = [
  [2_000, 10],
  [3_000, 20],
  [4_000, 50],
  [6_000, 100],
  [10_000, 200],
  [20_000, 500],
  [30_000, 1_000],
  [50_000, 2_000],
  [100_000, 5_000],
  [Number.POSITIVE_INFINITY, 10_000],
];

/**
 * The lowest price of the ladder; a selection whose raw price is below it is deactivated (section
 * 16).
 */
export const lowestThousandths = 1_010;

/** A raw decimal price, down to the ladder, in thousandths; never below the lowest rung. */
export function ladderDown(raw: number): number {
  // The small addition keeps 2.3 from becoming 2.28 through its binary representation.
  const thousandths = Math.floor(raw * 1000 + 1e-6);
  const step = stepAt(thousandths);
  return Math.max(lowestThousandths, thousandths - (thousandths % step));
}

/**
 * Moves a ladder price by whole rungs, downwards when negative; for liability-driven moves (section
 * 17).
 */
export function moveRungs(thousandths: number, rungCount: number): number {
  let moved = thousandths;
  for (let left = Math.abs(rungCount); left > 0; left -= 1) {
    moved = rungCount < 0 ? moved - stepAt(moved - 1) : moved + stepAt(moved);
  }
  return Math.max(lowestThousandths, moved);
}

function stepAt(thousandths: number): number {
  return rungs.find(([below]) => thousandths < below)?.[1] ?? 10_000;
}
