import { compare, divide, rational, type Rational } from '@portal/money';
import { legState, type LegOutcome, type LegState } from '../settle/leg-outcome.ts';
import { combinedOdds, type Leg } from './slip.ts';

/** Decimal odds below which a bet does not count (agents-loyalty-money.md A3). */
export const oddsFloor: Rational = rational(3n, 2n);

export interface SettledBet {
  readonly debitedMinor: bigint;
  readonly returnedMinor: bigint;
  readonly legs: readonly Leg[];
  /** In leg order; undefined for a leg that was still open when the slip was cashed out. */
  readonly outcomes: readonly (LegOutcome | undefined)[];
  readonly isCashOut?: boolean;
}

/**
 * Turnover that a sports slip counts for, in minor units (agents-loyalty-money.md A3): the debit;
 * half of it, floored, for a half result of a single; the smaller of stake and win or loss for a
 * cash-out; nothing when all legs are void or the odds that stood are below the floor. The opposite
 * rule needs the other slips of the market and is applied by the payer of volume.
 */
export function validBet(bet: SettledBet): bigint {
  const standing = bet.legs.filter((_, index) => !isVoid(bet.outcomes[index]));
  if (standing.length === 0 || compare(combinedOdds(standing), oddsFloor) < 0) {
    return 0n;
  }
  const moved = bet.returnedMinor - bet.debitedMinor;
  const magnitude = moved < 0n ? 0n - moved : moved;
  if (bet.isCashOut === true) {
    return magnitude < bet.debitedMinor ? magnitude : bet.debitedMinor;
  }
  const isHalf = bet.legs.length === 1 && isHalfResult(bet.outcomes[0]);
  return isHalf ? divide(bet.debitedMinor, 2n, 'floor') : bet.debitedMinor;
}

/** An open leg is neither void nor half won: its odds stand. */
function stateOf(outcome: LegOutcome | undefined): LegState | undefined {
  return outcome && legState(outcome);
}

function isVoid(outcome: LegOutcome | undefined): boolean {
  return stateOf(outcome) === 'VOID';
}

function isHalfResult(outcome: LegOutcome | undefined): boolean {
  const state = stateOf(outcome);
  return state === 'HALF_WIN' || state === 'HALF_LOSE';
}
