import { assert } from './assert.ts';
import { divide, type Rounding } from './rounding.ts';

/** An exact fraction in lowest terms with a positive denominator. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let a = left < 0n ? 0n - left : left;
  let b = right < 0n ? 0n - right : right;
  while (b !== 0n) {
    [a, b] = [b, a % b];
  }
  return a;
}

/** Builds a fraction; the denominator may have any sign but not be zero. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 1n) {
    return { numerator, denominator };
  }
  assert(denominator !== 0n, 'the denominator is not zero');
  const divisor = greatestCommonDivisor(numerator, denominator);
  const sign = denominator < 0n ? -1n : 1n;
  return {
    numerator: (sign * numerator) / divisor,
    denominator: (sign * denominator) / divisor,
  };
}

export const zero: Rational = rational(0n);
export const one: Rational = rational(1n);

export function add(left: Rational, right: Rational): Rational {
  return rational(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export function subtract(left: Rational, right: Rational): Rational {
  return rational(
    left.numerator * right.denominator - right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export function multiply(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.numerator, left.denominator * right.denominator);
}

/** The divisor is not zero. */
export function quotient(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.denominator, left.denominator * right.numerator);
}

/** Negative, zero or positive as `left` is below, equal to or above `right`. */
export function compare(left: Rational, right: Rational): -1 | 0 | 1 {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  if (difference === 0n) {
    return 0;
  }
  return difference < 0n ? -1 : 1;
}

/** The fraction as a whole number of `1 / unitsPerOne`, for example 100n for cents. */
export function toUnits(value: Rational, unitsPerOne: bigint, rounding: Rounding): bigint {
  return divide(value.numerator * unitsPerOne, value.denominator, rounding);
}

const decimalPattern = /^(?<sign>-?)(?<whole>\d{1,30})(?:\.(?<digits>\d{1,30}))?$/u;

/** Reads `"1.925"` or `"-0.5"` exactly; undefined for anything else. */
export function parseDecimal(text: string): Rational | undefined {
  const groups = decimalPattern.exec(text)?.groups;
  if (groups === undefined) {
    return undefined;
  }
  const digits = groups['digits'] ?? '';
  const magnitude = BigInt(`${groups['whole'] ?? ''}${digits}`);
  return rational(
    groups['sign'] === '-' ? 0n - magnitude : magnitude,
    10n ** BigInt(digits.length),
  );
}

/** A decimal string with exactly `digits` decimals. */
export function toDecimal(value: Rational, digits: number, rounding: Rounding): string {
  const scaled = toUnits(value, 10n ** BigInt(digits), rounding);
  return formatScaled(scaled, digits);
}

/** `12345n` with two digits is `"123.45"`. */
export function formatScaled(scaled: bigint, digits: number): string {
  const sign = scaled < 0n ? '-' : '';
  const magnitude = (scaled < 0n ? 0n - scaled : scaled).toString().padStart(digits + 1, '0');
  if (digits === 0) {
    return sign + magnitude;
  }
  return `${sign}${magnitude.slice(0, -digits)}.${magnitude.slice(-digits)}`;
}

/** For display and statistics only; never for money. */
export function toNumber(value: Rational): number {
  const shift = 10n ** 18n;
  const scaled = divide(value.numerator * shift, value.denominator, 'half-even');
  return Number(scaled) / Number(shift);
}
