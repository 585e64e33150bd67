/**
 * The point where a monotone function crosses zero, by bisection between two bounds that enclose
 * it. Probabilities are floats (sports-and-games.md D1); 200 halvings are far below the 1e-12 that
 * the callers need.
 */
export function crossing(f: (x: number) => number, low: number, high: number): number {
  let from = low;
  let to = high;
  const isRising = f(low) < f(high);
  for (let step = 0; step < 200 && to - from > Number.EPSILON * Math.abs(from + to); step += 1) {
    const middle = (from + to) / 2;
    if (f(middle) < 0 === isRising) {
      from = middle;
    } else {
      to = middle;
    }
  }
  return (from + to) / 2;
}
