import { compare, multiply, one, quotient, rational, subtract, toUnits } from '@portal/money';
import type { Rational } from '@portal/money';

/**
 * What is left of each limit, in minor units; factors as exact fractions (sports-and-games.md 17).
 */
export interface StakeLimits {
  readonly odds: Rational;
  readonly maxStakeMinor: bigint;
  readonly minStakeMinor: bigint;
  readonly selectionLeftMinor: bigint;
  readonly eventLeftMinor: bigint;
  readonly memberWinLeftMinor: bigint;
  readonly maxPayoutMinor: bigint;
  /** 1, 0.5, 0.1 or 0.02 by risk class. */
  readonly memberFactor: Rational;
}

/**
 * The largest stake that a member may place on a selection, in minor units, rounded down; 0 when
 * that is below the minimum, which means not available (sports-and-games.md 17).
 */
export function maxStake(limits: StakeLimits): bigint {
  const profit = subtract(limits.odds, one);
  const perProfit = (left: bigint): Rational => quotient(rational(left), profit);
  const least = [
    perProfit(limits.selectionLeftMinor),
    perProfit(limits.eventLeftMinor),
    perProfit(limits.memberWinLeftMinor),
    quotient(rational(limits.maxPayoutMinor), limits.odds),
  ].reduce(
    (lowest, next) => (compare(next, lowest) < 0 ? next : lowest),
    rational(limits.maxStakeMinor),
  );
  const allowed = toUnits(multiply(least, limits.memberFactor), 1n, 'floor');
  return allowed < limits.minStakeMinor ? 0n : allowed;
}
