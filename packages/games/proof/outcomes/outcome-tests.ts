/** A statistic with the two bounds that it leaves once in a hundred honest runs. */
export interface OutcomeTest {
  readonly name: string;
  readonly deviations: number;
}

/** Chi-square as standard normal deviations (Wilson and Hilferty). */
export function chiSquareDeviations(
  counts: readonly number[],
  expected: readonly number[],
): number {
  const chiSquare = counts.reduce((sum, count, index) => {
    const mean = expected[index] ?? 0;
    return sum + (count - mean) ** 2 / mean;
  }, 0);
  const freedom = counts.length - 1;
  const scale = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - scale)) / Math.sqrt(scale);
}

/** The tests of R29 over outcomes `0 .. faces - 1` in the order in which they came. */
export function outcomeTests(outcomes: Uint8Array, faces: number): OutcomeTest[] {
  return [
    { name: 'frequency', deviations: frequency(outcomes, faces) },
    { name: 'runs', deviations: runs(outcomes, faces) },
    { name: 'serial correlation', deviations: serialCorrelation(outcomes, faces) },
    { name: 'gap', deviations: gaps(outcomes, faces) },
    { name: 'coupon collector', deviations: coupons(outcomes, faces) },
    { name: 'overlapping pairs', deviations: pairs(outcomes, faces) },
  ];
}

function frequency(outcomes: Uint8Array, faces: number): number {
  const counts = Array.from({ length: faces }, () => 0);
  for (const face of outcomes) {
    counts[face] = (counts[face] ?? 0) + 1;
  }
  return chiSquareDeviations(
    counts,
    counts.map(() => outcomes.length / faces),
  );
}

/** Wald and Wolfowitz: runs of the lower and the upper half; an odd middle face is left out. */
function runs(outcomes: Uint8Array, faces: number): number {
  let low = 0;
  let high = 0;
  let count = 0;
  let last = -1;
  for (const face of outcomes) {
    if (2 * face + 1 === faces) {
      continue;
    }
    const half = 2 * face + 1 < faces ? 0 : 1;
    low += half === 0 ? 1 : 0;
    high += half;
    count += half === last ? 0 : 1;
    last = half;
  }
  const all = low + high;
  const mean = (2 * low * high) / all + 1;
  const variance = ((mean - 1) * (mean - 2)) / (all - 1);
  return (count - mean) / Math.sqrt(variance);
}

function serialCorrelation(outcomes: Uint8Array, faces: number): number {
  const mean = (faces - 1) / 2;
  const variance = (faces ** 2 - 1) / 12;
  let products = 0;
  for (let index = 1; index < outcomes.length; index += 1) {
    products += ((outcomes[index - 1] ?? 0) - mean) * ((outcomes[index] ?? 0) - mean);
  }
  return products / variance / Math.sqrt(outcomes.length - 1);
}

/** How long the first face stays away: geometric, long gaps gathered. */
function gaps(outcomes: Uint8Array, faces: number): number {
  const longest = 3 * faces;
  const counts = Array.from({ length: longest + 1 }, () => 0);
  let gap = 0;
  let found = 0;
  for (const face of outcomes) {
    if (face === 0) {
      const slot = Math.min(gap, longest);
      counts[slot] = (counts[slot] ?? 0) + 1;
      found += 1;
      gap = 0;
    } else {
      gap += 1;
    }
  }
  const away = 1 - 1 / faces;
  const expected = counts.map((_, length) =>
    length === longest ? found * away ** length : (found / faces) * away ** length,
  );
  return chiSquareDeviations(counts, expected);
}

/** How many draws a full set takes: mean and variance are sums of geometric ones. */
function coupons(outcomes: Uint8Array, faces: number): number {
  let mean = 0;
  let variance = 0;
  for (let missing = 1; missing <= faces; missing += 1) {
    mean += faces / missing;
    variance += (faces * (faces - missing)) / missing ** 2;
  }
  let sets = 0;
  let drawn = 0;
  let inSet = 0;
  let seen = new Set<number>();
  for (const face of outcomes) {
    inSet += 1;
    seen.add(face);
    if (seen.size === faces) {
      sets += 1;
      drawn += inSet;
      inSet = 0;
      seen = new Set();
    }
  }
  return (drawn / sets - mean) / Math.sqrt(variance / sets);
}

/** Overlapping pairs less single outcomes is chi-square (Good), with faces² − faces degrees. */
function pairs(outcomes: Uint8Array, faces: number): number {
  const counts = Array.from({ length: faces * faces }, () => 0);
  const singles = Array.from({ length: faces }, () => 0);
  outcomes.forEach((face, index) => {
    const next = outcomes[(index + 1) % outcomes.length] ?? 0;
    counts[face * faces + next] = (counts[face * faces + next] ?? 0) + 1;
    singles[face] = (singles[face] ?? 0) + 1;
  });
  const squares = (list: readonly number[]): number => {
    const mean = outcomes.length / list.length;
    return list.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  };
  const chiSquare = squares(counts) - squares(singles);
  const freedom = faces * faces - faces;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}
