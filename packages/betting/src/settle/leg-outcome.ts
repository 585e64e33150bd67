import { rational, type Rational } from '@portal/money';

/**
 * How a leg settles (sports-and-games.md D3): `win / of` of the stake wins at the odds, `refund /
 * of` comes back, the rest is lost. Whole numbers over one denominator, so that the hot path needs
 * no fraction arithmetic.
 */
export interface LegOutcome {
  readonly win: bigint;
  readonly refund: bigint;
  readonly of: bigint;
}

export const legStates = ['WIN', 'LOSE', 'VOID', 'HALF_WIN', 'HALF_LOSE', 'DEAD_HEAT'] as const;
export type LegState = (typeof legStates)[number];

export const WIN: LegOutcome = { win: 1n, refund: 0n, of: 1n };
export const LOSE: LegOutcome = { win: 0n, refund: 0n, of: 1n };
export const VOID: LegOutcome = { win: 0n, refund: 1n, of: 1n };
export const HALF_WIN: LegOutcome = { win: 1n, refund: 1n, of: 2n };
export const HALF_LOSE: LegOutcome = { win: 0n, refund: 1n, of: 2n };

export function winWhen(condition: boolean): LegOutcome {
  return condition ? WIN : LOSE;
}

/** `places` paid positions shared by `runners` competitors (sports-and-games.md 6). */
export function deadHeat(places: number, runners: number): LegOutcome {
  return runners <= places ? WIN : { win: BigInt(places), refund: 0n, of: BigInt(runners) };
}

/** Half of the stake on each of two neighbouring lines (sports-and-games.md 4). */
export function average(left: LegOutcome, right: LegOutcome): LegOutcome {
  if (left === right) {
    return left;
  }
  const win = left.win * right.of + right.win * left.of;
  const refund = left.refund * right.of + right.refund * left.of;
  return { win, refund, of: 2n * left.of * right.of };
}

/** The multiplier `m = w*o + v` of sports-and-games.md 3. */
export function multiplier(outcome: LegOutcome, decimal: Rational): Rational {
  return rational(
    outcome.win * decimal.numerator + outcome.refund * decimal.denominator,
    outcome.of * decimal.denominator,
  );
}

/** The name that the betting record shows. */
export function legState({ win, refund, of }: LegOutcome): LegState {
  if (win === of) {
    return 'WIN';
  }
  if (refund === of) {
    return 'VOID';
  }
  if (win === 0n) {
    return refund === 0n ? 'LOSE' : 'HALF_LOSE';
  }
  return refund === 0n ? 'DEAD_HEAT' : 'HALF_WIN';
}
