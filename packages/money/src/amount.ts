import type { Currency } from './currency.ts';
import { formatScaled, type Rational } from './rational.ts';
import { refused, ok, type Result } from './result.ts';
import { divide, type Rounding } from './rounding.ts';

/**
 * The largest amount that one command may carry, so that sums stay far inside PostgreSQL's bigint.
 */
export const largestMinor = 10n ** 15n;

const canonicalPattern = /^(?:0|[1-9]\d{0,15})(?:\.\d{1,4})?$/u;

/**
 * Reads a positive amount of the wire, `"12480.50"`, as minor units (R85).
 * Refuses signs, exponents, separators, spaces, full-width digits, more decimals than the
 * currency has, zero, and anything above {@link largestMinor}.
 */
export function parseAmount(
  text: string,
  unit: Currency,
): Result<bigint, 'amount_invalid' | 'amount_out_of_range'> {
  if (!canonicalPattern.test(text)) {
    return refused('amount_invalid');
  }
  const [whole = '', decimals = ''] = text.split('.');
  if (decimals.length > unit.exponent) {
    return refused('amount_invalid');
  }
  const minor = BigInt(whole + decimals.padEnd(unit.exponent, '0'));
  return minor === 0n || minor > largestMinor ? refused('amount_out_of_range') : ok(minor);
}

/** Minor units as the wire's decimal string in the currency's own exponent. */
export function formatAmount(minor: bigint, unit: Currency): string {
  return formatScaled(minor, unit.exponent);
}

/** A share of an amount, for example a rate of 0.008. */
export function share(minor: bigint, rate: Rational, rounding: Rounding): bigint {
  return divide(minor * rate.numerator, rate.denominator, rounding);
}

/**
 * Splits a whole by weights so that the parts add up to it: each part is floored, and the units
 * left over go one each to the largest remainders, earlier parts first on a tie.
 */
export function splitByWeights(totalMinor: bigint, weights: readonly bigint[]): bigint[] {
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0n);
  if (weightSum === 0n) {
    return weights.map(() => 0n);
  }
  const parts = weights.map((weight) => divide(totalMinor * weight, weightSum, 'floor'));
  const left = totalMinor - parts.reduce((sum, part) => sum + part, 0n);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: modulo(totalMinor * weight, weightSum) }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
    );
  for (const { index } of byRemainder.slice(0, Number(left))) {
    parts[index] = (parts[index] ?? 0n) + 1n;
  }
  return parts;
}

function modulo(value: bigint, divisor: bigint): bigint {
  return ((value % divisor) + divisor) % divisor;
}
