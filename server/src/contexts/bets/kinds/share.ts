import { assertDefined, divide } from '@portal/money';
import type { Bet } from '../bet.ts';

/**
 * What of an amount of a round is one bet's: by what weighs, in placing order, so that all shares
 * together are the amount to the last minor unit. Where nothing weighs, the first takes it.
 */
export function sharesOf(
  bets: readonly Bet[],
  weightOf: (bet: Bet) => bigint,
): (bet: Pick<Bet, 'id'>, amountMinor: bigint) => bigint {
  const upTo = new Map<string, readonly [from: bigint, to: bigint]>();
  let total = 0n;
  for (const bet of bets) {
    const from = total;
    total += weightOf(bet);
    upTo.set(bet.id, [from, total]);
  }
  return ({ id }, amountMinor) => {
    if (total === 0n) {
      return bets[0]?.id === id ? amountMinor : 0n;
    }
    const [from, to] = assertDefined(upTo.get(id), 'one of the bets');
    const whole = (part: bigint) => divide(amountMinor * part, total, 'floor');
    return whole(to) - whole(from);
  };
}
