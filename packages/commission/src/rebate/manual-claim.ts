/**
 * Least automatic credit, 0.01, and least claim by hand, 1.00 (agents-loyalty-money.md A7). Minor
 * units of two decimals.
 */
export const autoClaimLeastMinor = 1n;
export const manualClaimLeastMinor = 100n;
/**
 * Bets younger than this are not yet claimable, because vendors still correct them
 * (agents-loyalty-money.md A7).
 */
export const settlingMinutes = 15;

const secondsBetweenClaims = 10;
/** Half an hour after the site's midnight belongs to the day change. */
const openingTime = '00:30';

export type ClaimRefusal = 'rebate_closed' | 'claim_too_soon' | 'below_least_claim';

export interface ManualClaim {
  /** Wall clock of the site's zone. */
  readonly siteTime: Temporal.PlainTime;
  readonly secondsSinceLastClaim: number;
  /** What is accrued from bets older than {@link settlingMinutes}, in minor units. */
  readonly claimableMinor: bigint;
}

/** Why a claim by hand is refused now, in this order; undefined when it may be paid. */
export function claimRefusal(claim: ManualClaim): ClaimRefusal | undefined {
  if (Temporal.PlainTime.compare(claim.siteTime, openingTime) < 0) {
    return 'rebate_closed';
  }
  if (claim.secondsSinceLastClaim < secondsBetweenClaims) {
    return 'claim_too_soon';
  }
  return claim.claimableMinor < manualClaimLeastMinor ? 'below_least_claim' : undefined;
}
