import { assert, formatScaled, parseDecimal, toUnits, type Rational } from '@portal/money';

/** An exact decimal with four places, held as a whole number of 1/10,000 (lottery.md 0.3). */
export type Decimal4 = bigint;

export const unit4 = 10_000n;

/**
 * Reads `"1.925"`; the text is the project's own data, so more than four places is a broken
 * assumption.
 */
export function decimal4(text: string): Decimal4 {
  const value = parseDecimal(text);
  assert(value !== undefined, `not a decimal: ${text}`);
  assert(unit4 % value.denominator === 0n, `more than four decimals: ${text}`);
  return toUnits(value, unit4, 'floor');
}

/** Cuts an exact fraction to four places: the floor4 of lottery.md 0.3 rule 5. */
export function floor4(value: Rational): Decimal4 {
  return toUnits(value, unit4, 'floor');
}

/** The amount in minor units of a currency; the caller has seen to it that it is a whole number. */
export function minorOf(amount: Decimal4, exponent = 2): bigint {
  const perMinor = 10n ** BigInt(4 - exponent);
  assert(amount % perMinor === 0n, 'an amount of whole minor units');
  return amount / perMinor;
}

/** Minor units of a currency as an amount of 1/10,000. */
export function fromMinor(minor: bigint, exponent = 2): Decimal4 {
  return minor * 10n ** BigInt(4 - exponent);
}

/** The shortest decimal text: `97500n` is `"9.75"`, nought is `"0"`. */
export function formatDecimal(value: bigint, places = 4): string {
  const text = formatScaled(value, places);
  return places === 0 ? text : text.replace(/\.?0+$/u, '');
}
