import { divide } from '@portal/money';

/**
 * What of a change to a bet brings no rebate because it plays off a bonus whose terms say so
 * (agents-loyalty-money.md D8, noRebate), in minor units. A part that brings none for another
 * reason, such as the weight of its game, is not taken off twice. What is taken back has the sign
 * of the change, and is as much as was left out before.
 */
export function rebateFreeMinor(change: {
  /** Of the valid amount: what worked off such bonuses. */
  readonly usedMinor: bigint;
  readonly validMinor: bigint;
  /** Of the valid amount: what brings none anyway. */
  readonly noRebateMinor: bigint;
}): bigint {
  const { usedMinor, validMinor, noRebateMinor } = change;
  if (validMinor === 0n) {
    return 0n;
  }
  const sign = validMinor < 0n ? -1n : 1n;
  const part = usedMinor * (validMinor - noRebateMinor) * sign;
  return divide(part, validMinor * sign, 'towards-zero');
}
