/** Least automatic credit, one minor unit (agents-loyalty-money.md A7). */
export const autoClaimLeastMinor = 1n;

/** Least claim by hand: 1.00 of the currency, in minor units of its exponent (A7). */
export function manualClaimLeastMinor(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

/**
 * Bets younger than this are not yet claimable, because vendors still correct them
 * (agents-loyalty-money.md A7).
 */
export const settlingMinutes = 15;

/** Between two claims by hand (A7). */
export const secondsBetweenClaims = 10;
/** Half an hour after the site's midnight belongs to the day change. */
const openingTime = '00:30';

export type ClaimRefusal = 'rebate_closed' | 'claim_too_soon' | 'below_least_claim';

export interface ManualClaim {
  /** Wall clock of the site's zone. */
  readonly siteTime: Temporal.PlainTime;
  readonly secondsSinceLastClaim: number;
  /** What is accrued from bets older than {@link settlingMinutes}, in minor units. */
  readonly claimableMinor: bigint;
  /** {@link manualClaimLeastMinor} of the currency. */
  readonly leastMinor: bigint;
}

/** Why a claim by hand is refused now, in this order; undefined when it may be paid. */
export function claimRefusal(claim: ManualClaim): ClaimRefusal | undefined {
  if (Temporal.PlainTime.compare(claim.siteTime, openingTime) < 0) {
    return 'rebate_closed';
  }
  if (claim.secondsSinceLastClaim < secondsBetweenClaims) {
    return 'claim_too_soon';
  }
  return claim.claimableMinor < claim.leastMinor ? 'below_least_claim' : undefined;
}
