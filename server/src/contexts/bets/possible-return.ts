import { multiply, parseDecimal, rational, toUnits } from '@portal/money';
import type { BetCommand } from './command.ts';

/**
 * What a bet may bring, its stake included (R42): what its sender says, else the stake times the
 * odds, or times those of all its legs, which are decimal and count the stake. Null where neither
 * is said: a round of cards or of a slot fixes nothing when its stake is taken.
 */
export function possibleReturn(
  command: Pick<BetCommand, 'amountMinor' | 'possibleMinor' | 'terms'>,
): bigint | null {
  const { amountMinor, possibleMinor, terms } = command;
  if (possibleMinor !== undefined) {
    return possibleMinor;
  }
  const { odds: single, legs = [] } = terms ?? {};
  const odds = single === undefined ? legs.map((leg) => leg.odds) : [single];
  const factors = odds.flatMap((text) => parseDecimal(text) ?? []);
  if (factors.length === 0 || factors.length < odds.length) {
    return null;
  }
  const product = factors.reduce((stake, factor) => multiply(stake, factor), rational(amountMinor));
  const whole = toUnits(product, 1n, 'floor');
  return whole > most ? null : whole;
}

/** What a column holds; odds beyond it are nobody's promise. */
const most = 2n ** 63n - 1n;
