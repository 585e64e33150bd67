import { divide } from '@portal/money';
import type { BetCommand } from './command.ts';

/**
 * What a bet may bring, its stake included (R42): what its sender says, else the stake
 * times the odds, or times those of all its legs. Null where neither is said: a round of cards or
 * of a slot fixes nothing when its stake is taken.
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
  if (odds.length === 0) {
    return null;
  }
  const { top, bottom } = odds.map(fractionOf).reduce((product, odd) => ({
    top: product.top * odd.top,
    bottom: product.bottom * odd.bottom,
  }));
  const whole = divide(amountMinor * top, bottom, 'floor');
  return whole > most ? null : whole;
}

/** What a column holds; odds beyond it are nobody's promise. */
const most = 2n ** 63n - 1n;

/** Decimal odds, which count the stake, as their digits over a power of ten. */
function fractionOf(text: string): { readonly top: bigint; readonly bottom: bigint } {
  const [whole = '0', decimals = ''] = text.split('.');
  return { top: BigInt(`${whole}${decimals}`), bottom: 10n ** BigInt(decimals.length) };
}
