import { assert } from './assert.ts';

/** How an exact quotient becomes a whole number; always named at the call. */
export const roundings = ['floor', 'ceil', 'towards-zero', 'half-up', 'half-even'] as const;
export type Rounding = (typeof roundings)[number];

/** `numerator / denominator` as a whole number. The denominator is positive. */
export function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  assert(denominator > 0n, 'the denominator is positive');
  const towardsZero = numerator / denominator;
  const remainder = numerator % denominator;
  if (remainder === 0n || rounding === 'towards-zero') {
    return towardsZero;
  }
  const floor = numerator < 0n ? towardsZero - 1n : towardsZero;
  if (rounding === 'floor') {
    return floor;
  }
  if (rounding === 'ceil') {
    return floor + 1n;
  }
  const twiceAboveFloor = 2n * (numerator - floor * denominator);
  if (twiceAboveFloor !== denominator) {
    return twiceAboveFloor > denominator ? floor + 1n : floor;
  }
  // Exactly half: half-up goes away from zero on both sides, so that a reversal mirrors its
  // original.
  if (rounding === 'half-up') {
    return numerator < 0n ? floor : floor + 1n;
  }
  return floor % 2n === 0n ? floor : floor + 1n;
}
