import { compare, divide, rational, type Rational } from '@portal/money';
import { legState, VOID, type LegOutcome } from '../settle/leg-outcome.ts';
import { combinedOdds, type Leg } from './slip.ts';

/** Decimal odds below which a bet does not count (agents-loyalty-money.md A3). */
export const oddsFloor: Rational = rational(3n, 2n);

export interface SettledBet {
  readonly debitedMinor: bigint;
  readonly returnedMinor: bigint;
  readonly legs: readonly Leg[];
  readonly outcomes: readonly LegOutcome[];
  readonly isCashOut?: boolean;
}

/**
 * Turnover that a sports slip counts for, in minor units (agents-loyalty-money.md A3): the debit;
 * half of it, floored, for a half result of a single; the smaller of stake and win or loss for a
 * cash-out; nothing when all legs are void or the odds that stood are below the floor. The opposite
 * rule needs the other slips of the market and is applied by the payer of volume.
 */
export function validBet(bet: SettledBet): bigint {
  const standing = bet.legs.filter((_, index) => !isVoid(bet.outcomes[index] ?? VOID));
  if (standing.length === 0 || compare(combinedOdds(standing), oddsFloor) < 0) {
    return 0n;
  }
  const moved = bet.returnedMinor - bet.debitedMinor;
  const magnitude = moved < 0n ? 0n - moved : moved;
  if (bet.isCashOut === true) {
    return magnitude < bet.debitedMinor ? magnitude : bet.debitedMinor;
  }
  const isHalf = bet.legs.length === 1 && isHalfResult(bet.outcomes[0] ?? VOID);
  return isHalf ? divide(bet.debitedMinor, 2n, 'floor') : bet.debitedMinor;
}

function isVoid(outcome: LegOutcome): boolean {
  return legState(outcome) === 'VOID';
}

function isHalfResult(outcome: LegOutcome): boolean {
  const state = legState(outcome);
  return state === 'HALF_WIN' || state === 'HALF_LOSE';
}
