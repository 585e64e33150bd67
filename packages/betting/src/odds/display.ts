import {
  compare,
  formatScaled,
  one,
  assertDefined,
  quotient,
  rational,
  subtract,
  toUnits,
  type Rational,
} from '@portal/money';
import { parsePrice, type OddsFormat, type Price } from './price.ts';

/**
 * A canonical decimal in another format (sports-and-games.md 9). Profit numbers round down and risk
 * numbers round up, so that the member never sees a better price than the book holds; the slip
 * settles at what is shown (D4).
 */
export function displayOdds(decimal: Rational, format: OddsFormat): string {
  const profit = subtract(decimal, one);
  switch (format) {
    case 'DEC':
      return formatScaled(toUnits(decimal, 1000n, 'floor'), 3);
    case 'HK':
      return formatScaled(toUnits(profit, 100n, 'floor'), 2);
    case 'FRAC':
      return `${profit.numerator}/${profit.denominator}`;
    case 'MY':
      return compare(profit, one) <= 0 ? hundredths(profit) : negative(profit, 100n, 2);
    case 'ID':
      return compare(profit, one) >= 0 ? hundredths(profit) : negative(profit, 100n, 2);
    case 'US':
      return compare(profit, one) >= 0
        ? `+${toUnits(profit, 100n, 'floor')}`
        : negative(profit, 100n, 0);
  }
}

/** The price that a slip in `format` carries for a canonical price: exactly the one shown. */
export function shownPrice(decimal: Rational, format: OddsFormat): Price {
  return assertDefined(parsePrice(format, displayOdds(decimal, format)), 'a shown price parses');
}

/** 1 / decimal, exact. */
export function impliedProbability(decimal: Rational): Rational {
  return quotient(one, decimal);
}

function hundredths(value: Rational): string {
  return formatScaled(toUnits(value, 100n, 'floor'), 2);
}

function negative(profit: Rational, unitsPerOne: bigint, digits: number): string {
  const risk = quotient(rational(1n), profit);
  return `-${formatScaled(toUnits(risk, unitsPerOne, 'ceil'), digits)}`;
}
