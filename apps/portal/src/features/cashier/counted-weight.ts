import { toMinor } from '../../shared/money/amounts.ts';

/** By what share play counted: weights are whole percents, and what counts is floored. */
export function countedWeight(bet: { readonly played: string; readonly counted: string }): number {
  const [played, counted] = [toMinor(bet.played), toMinor(bet.counted)];
  return played <= 0n ? 1 : Math.round((Number(counted) * 100) / Number(played)) / 100;
}
