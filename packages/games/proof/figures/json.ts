import { parseDecimal, toDecimal, toNumber, type Rational } from '@portal/money';

export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function wholeNumber(
  value: unknown,
  limits: { readonly what: string; readonly least: number; readonly largest: number },
): number {
  const { what, least, largest } = limits;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > largest) {
    throw new Error(`"${what}" is not a whole number from ${least} to ${largest}.`);
  }
  return value;
}

/** A multiplier as the designs write it: a number or a decimal string, not negative. */
export function multiplierText(value: unknown, label: string): string {
  const text = typeof value === 'number' ? decimalText(value) : value;
  if (typeof text !== 'string' || text.startsWith('-') || parseDecimal(text) === undefined) {
    throw new Error(`${label} is not a multiplier such as 2 or "1.5".`);
  }
  return text;
}

/** Without an exponent: 1e-7 becomes "0.0000001". */
function decimalText(value: number): string {
  const text = String(value);
  return text.includes('e')
    ? value.toLocaleString('en', { maximumFractionDigits: 20, useGrouping: false })
    : text;
}

/** Twenty decimals, so that rare chances keep their digits. */
export function decimal(value: Rational): number {
  return Number(toDecimal(value, 20, 'half-even'));
}

export function fraction(value: Rational): string {
  return `${value.numerator}/${value.denominator}`;
}

export function standardDeviation(variance: Rational): number {
  return Math.sqrt(toNumber(variance));
}
