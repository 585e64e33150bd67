import { AssertionError, parseDecimal, assertDefined, type Rational } from '@portal/money';

const coefficients = new Map<number, bigint>();

/** Binomial coefficient; 0 outside `0 <= k <= n`. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) {
    return 0n;
  }
  const key = n * 1_000 + k;
  const known = coefficients.get(key) ?? coefficient(n, k);
  coefficients.set(key, known);
  return known;
}

function coefficient(n: number, k: number): bigint {
  let value = 1n;
  for (let step = 1; step <= Math.min(k, n - k); step += 1) {
    value = (value * BigInt(n - step + 1)) / BigInt(step);
  }
  return value;
}

/** A multiplier of a design, written as a decimal string such as `"3.8"`. */
export function factorOf(text: string): Rational {
  const known =
    factors.get(text) ??
    assertDefined(parseDecimal(text), `the design's multiplier ${text} is a decimal`);
  factors.set(text, known);
  return known;
}

/** Designs repeat few multipliers; each is read once. */
const factors = new Map<string, Rational>();

/** The numbers from 1 to n, built once for each n: the balls of a draw. */
export function numbersTo(n: number): readonly number[] {
  const known = numbered.get(n) ?? Array.from({ length: n }, (_, index) => index + 1);
  numbered.set(n, known);
  return known;
}

const numbered = new Map<number, readonly number[]>();

/** The index of the weight interval that a draw below the sum of the weights falls into. */
export function pickByWeight(weights: readonly number[], number: number): number {
  let left = number;
  for (let index = 0; index < weights.length; index += 1) {
    left -= weights[index] ?? 0;
    if (left < 0) {
      return index;
    }
  }
  throw new AssertionError('the draw is below the sum of the weights');
}
