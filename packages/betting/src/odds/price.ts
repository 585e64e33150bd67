import {
  add,
  compare,
  one,
  parseDecimal,
  quotient,
  rational,
  zero,
  type Rational,
} from '@portal/money';

export const oddsFormats = ['DEC', 'HK', 'MY', 'ID', 'US', 'FRAC'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

/** A price as it was shown, with its exact decimal value. */
export interface Price {
  readonly format: OddsFormat;
  readonly text: string;
  /** Total return per unit risked, exact (sports-and-games.md D1). */
  readonly decimal: Rational;
  /**
   * Risk per unit of profit, `1 / (decimal - 1)`: what a WIN stake multiplies (sports-and-games.md
   * D6).
   */
  readonly riskPerUnit: Rational;
  readonly isNegative: boolean;
}

const hundred = rational(100n);
const fractionPattern = /^(?<profit>\d{1,6})\/(?<risk>\d{1,6})$/u;

/**
 * Reads odds of a format exactly (sports-and-games.md 9); undefined when the text is not a number
 * of that format or lies outside its range: Malay in [-1, 0) or (0, 1], Indonesian and American
 * never between their units, decimal above 1, the others above 0.
 */
export function parsePrice(format: OddsFormat, text: string): Price | undefined {
  const profit = format === 'FRAC' ? parseFraction(text) : parseSigned(text);
  const perUnit = profit === undefined ? undefined : profitPerUnit(format, profit);
  if (profit === undefined || perUnit === undefined || compare(perUnit, zero) <= 0) {
    return undefined;
  }
  return {
    format,
    text,
    decimal: add(one, perUnit),
    riskPerUnit: quotient(one, perUnit),
    isNegative: compare(profit, zero) < 0,
  };
}

/** A canonical decimal price of whole thousandths (sports-and-games.md D4). */
export function priceOfThousandths(thousandths: bigint): Price {
  const decimal = rational(thousandths, 1000n);
  const perUnit = rational(thousandths - 1000n, 1000n);
  const text = `${thousandths / 1000n}.${(thousandths % 1000n).toString().padStart(3, '0')}`;
  return {
    format: 'DEC',
    text,
    decimal,
    riskPerUnit: quotient(one, perUnit),
    isNegative: false,
  };
}

function parseSigned(text: string): Rational | undefined {
  return parseDecimal(text.startsWith('+') ? text.slice(1) : text);
}

function parseFraction(text: string): Rational | undefined {
  const groups = fractionPattern.exec(text)?.groups;
  if (groups === undefined || Number(groups['risk']) === 0) {
    return undefined;
  }
  return rational(BigInt(groups['profit'] ?? 0), BigInt(groups['risk'] ?? 1));
}

/** Profit per unit risked, or undefined when the number is outside the format's range. */
function profitPerUnit(format: OddsFormat, value: Rational): Rational | undefined {
  switch (format) {
    case 'DEC':
      return add(value, rational(-1n));
    case 'HK':
    case 'FRAC':
      return value;
    case 'MY':
      return magnitudeAtLeastOne(value) && !isUnit(value) ? undefined : riskOrProfit(value, one);
    case 'ID':
      return magnitudeAtLeastOne(value) ? riskOrProfit(value, one) : undefined;
    case 'US':
      return magnitudeAtLeastOne(quotient(value, hundred))
        ? riskOrProfit(value, hundred)
        : undefined;
  }
}

/** Positive: profit per `unit` risked. Negative: risk per `unit` of profit. */
function riskOrProfit(value: Rational, unit: Rational): Rational {
  return value.numerator > 0n ? quotient(value, unit) : quotient(unit, magnitude(value));
}

function magnitude(value: Rational): Rational {
  return value.numerator < 0n ? { ...value, numerator: 0n - value.numerator } : value;
}

function magnitudeAtLeastOne(value: Rational): boolean {
  return compare(magnitude(value), one) >= 0;
}

function isUnit(value: Rational): boolean {
  return compare(magnitude(value), one) === 0;
}
