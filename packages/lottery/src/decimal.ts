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

/** The shortest decimal text: `97500n` is `"9.75"`, nought is `"0"`. */
export function formatDecimal(value: bigint, places = 4): string {
  const text = formatScaled(value, places);
  return places === 0 ? text : text.replace(/\.?0+$/u, '');
}
