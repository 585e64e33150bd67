import { add, multiply, one, parseDecimal, assertDefined, quotient, rational } from '@portal/money';
import type { Rational } from '@portal/money';
import { fieldsOf, listOf, textOf, type Fields } from '@portal/proof';

/**
 * Decimal odds of a ticket: of the single, or the product of a parlay's legs with void ones as 1.
 */
export function decimalOdds(fields: Fields): {
  readonly product: Rational | undefined;
  readonly areAllLegsVoid: boolean;
} {
  const legs = listOf(fields['legs']).map(fieldsOf);
  if (legs.length === 0) {
    return {
      product: fields['odds'] === undefined ? undefined : priceOf(fields),
      areAllLegsVoid: false,
    };
  }
  const standing = legs.filter((leg) => !isVoid(leg));
  return {
    product: standing.map(priceOf).reduce(multiply, one),
    areAllLegsVoid: standing.length === 0,
  };
}

function isVoid(leg: Fields): boolean {
  return leg['result'] === 'VOID' || leg['status'] === 'VOID' || leg['void'] === true;
}

/**
 * The conversions of agents-loyalty-money.md A3, written down a second time beside those of the
 * betting rules.
 */
function priceOf(fields: Fields): Rational {
  const format = textOf(fields['format']) || 'DEC';
  const text = textOf(fields['odds']);
  if (format === 'FRAC') {
    const [profit, stake] = text.split('/').map((part) => exact(part));
    return add(one, quotient(assertDefined(profit, text), assertDefined(stake, text)));
  }
  const odds = exact(text);
  switch (format) {
    case 'DEC':
      return odds;
    case 'HK':
      return add(one, odds);
    case 'MY':
    case 'ID':
      return add(one, odds.numerator > 0n ? odds : quotient(rational(-1n), odds));
    case 'US':
      return add(one, odds.numerator > 0n ? perHundred(odds) : quotient(rational(-100n), odds));
    default:
      throw new Error(`The odds format ${format} is unknown.`);
  }
}

function perHundred(odds: Rational): Rational {
  return quotient(odds, rational(100n));
}

function exact(text: string): Rational {
  return assertDefined(parseDecimal(text), `${text} is a number`);
}
