import type { Ticket } from '@portal/commission';
import { multiply, one, parseDecimal } from '@portal/money';
import type { Bet } from './bet.ts';

/**
 * The odds by which a bet counts: the product of the legs that remain, where it has legs; a leg
 * that was void counts as odds of 1 (agents-loyalty-money.md A3).
 */
export function oddsOf({
  terms,
  reckoning,
}: Pick<Bet, 'terms' | 'reckoning'>): Pick<Ticket, 'decimalOdds' | 'areAllLegsVoid'> {
  const legs = terms?.legs ?? [];
  if (legs.length === 0) {
    const decimalOdds = terms?.odds === undefined ? undefined : parseDecimal(terms.odds);
    return decimalOdds === undefined ? {} : { decimalOdds };
  }
  const voidLegs = new Set(reckoning?.voidLegs);
  const remaining = legs.filter((_, place) => !voidLegs.has(place + 1));
  const decimalOdds = remaining.reduce(
    (product, { odds }) => multiply(product, parseDecimal(odds) ?? one),
    one,
  );
  return { decimalOdds, areAllLegsVoid: remaining.length === 0 };
}
