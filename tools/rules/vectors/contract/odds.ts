import { oddsFormats, parsePrice } from '@portal/betting';
import { multiply, one, present, type Rational } from '@portal/money';
import { fieldsOf, listOf, textOf } from '../compare.ts';
import type { Fields } from './read.ts';

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

function priceOf(fields: Fields): Rational {
  const format = oddsFormats.find((name) => name === (fields['format'] ?? 'DEC')) ?? 'DEC';
  return present(parsePrice(format, textOf(fields['odds'])), 'odds are malformed').decimal;
}
