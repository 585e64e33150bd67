import { assert, parseDecimal, present, type Rational } from '@portal/money';

/** Binomial coefficient; 0 outside `0 <= k <= n`. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) {
    return 0n;
  }
  let value = 1n;
  for (let step = 1; step <= Math.min(k, n - k); step += 1) {
    value = (value * BigInt(n - step + 1)) / BigInt(step);
  }
  return value;
}

/** A multiplier of a design, written as a decimal string such as `"3.8"`. */
export function factorOf(text: string): Rational {
  return present(parseDecimal(text), `the design's multiplier ${text} is a decimal`);
}

/** The index of the weight interval that a draw below the sum of the weights falls into. */
export function pickByWeight(weights: readonly number[], drawn: number): number {
  let left = drawn;
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  assert(index !== -1, 'the draw is below the sum of the weights');
  return index;
}
