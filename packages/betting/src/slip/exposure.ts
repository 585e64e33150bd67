import type { Facts } from '../facts.ts';
import { maximumReturn, settleSlip } from '../settle/slip.ts';
import { debitOf } from './debit.ts';
import type { Slip } from './slip.ts';

/**
 * What the house may lose on a slip beyond its stake: the potential profit of the member (section
 * 17).
 */
export function potentialProfit(slip: Slip): bigint {
  return maximumReturn(slip) - debitOf(slip);
}

/** The running liability per selection that accepted singles add up to, keyed by the caller. */
export function liabilityBySelection(
  singles: readonly { readonly key: string; readonly slip: Slip }[],
): ReadonlyMap<string, bigint> {
  const totals = new Map<string, bigint>();
  for (const { key, slip } of singles) {
    totals.set(key, (totals.get(key) ?? 0n) + potentialProfit(slip));
  }
  return totals;
}

/**
 * The house's worst result over every possible outcome of one event: stakes kept less returns paid,
 * negative when the house loses. Exact, because each outcome is settled by the real rules.
 */
export function worstCase(slips: readonly Slip[], outcomes: readonly Facts[]): bigint {
  const stakes = slips.reduce((sum, slip) => sum + debitOf(slip), 0n);
  const results = outcomes.map((facts) =>
    slips.reduce((left, slip) => left - settleSlip(slip, () => facts).returnedMinor, stakes),
  );
  return results.reduce((worst, next) => (next < worst ? next : worst), stakes);
}

/**
 * Rungs that a selection's odds go down as its exposure fills the limit: 40, 60, 80 %
 * (sports-and-games.md 17).
 */
export function rungsDown(exposureMinor: bigint, limitMinor: bigint): 0 | 1 | 2 | 4 | 'suspend' {
  const percent = limitMinor === 0n ? 100n : (exposureMinor * 100n) / limitMinor;
  if (percent >= 100n) {
    return 'suspend';
  }
  if (percent >= 80n) {
    return 4;
  }
  if (percent >= 60n) {
    return 2;
  }
  return percent >= 40n ? 1 : 0;
}
