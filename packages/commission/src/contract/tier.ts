import { divide } from '@portal/money';
import { million } from '../category.ts';

export const contractKinds = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** A row of a contract (agents-loyalty-money.md C1). Amounts in minor units. */
export interface Tier {
  readonly minBetMinor: bigint;
  /** Net loss of the team that the row asks for; null for none. */
  readonly minLossMinor: bigint | null;
  readonly minActive: number;
  /**
   * P: a share of the base, `rate` in parts per million. F: a fixed amount, `rate` in minor units.
   */
  readonly rateType: 'P' | 'F';
  readonly rate: bigint;
}

export interface TierFigures {
  readonly validMinor: bigint;
  readonly netLossMinor: bigint;
  readonly active: number;
}

/** Index of the highest row whose conditions are all met, or null (agents-loyalty-money.md C1). */
export function tierReached(tiers: readonly Tier[], figures: TierFigures): number | null {
  const reached = tiers.findLastIndex(
    (tier) =>
      figures.validMinor >= tier.minBetMinor &&
      figures.active >= tier.minActive &&
      (tier.minLossMinor === null || figures.netLossMinor >= tier.minLossMinor),
  );
  return reached === -1 ? null : reached;
}

/**
 * Whether `ownTier` covers a promised row (agents-loyalty-money.md C2 check 8): its conditions are
 * not harder and it pays not less. A fixed promise against an own percentage is at most what the
 * percentage yields at the promise's own least bet; a percentage promise is never covered by a
 * fixed amount.
 */
export function rowCovers(ownTier: Tier, promise: Tier): boolean {
  const isNotHarder =
    ownTier.minBetMinor <= promise.minBetMinor &&
    ownTier.minActive <= promise.minActive &&
    (ownTier.minLossMinor === null ||
      (promise.minLossMinor !== null && ownTier.minLossMinor <= promise.minLossMinor));
  return isNotHarder && paysNotLess(ownTier, promise);
}

function paysNotLess(ownTier: Tier, promise: Tier): boolean {
  if (ownTier.rateType === promise.rateType) {
    return ownTier.rate >= promise.rate;
  }
  return ownTier.rateType === 'P'
    ? promise.rate <= divide(promise.minBetMinor * ownTier.rate, million, 'floor')
    : false;
}

/** The first promised row that no own row covers, or undefined when all are covered. */
export function uncoveredRow(
  ownTiers: readonly Tier[],
  promises: readonly Tier[],
): number | undefined {
  const index = promises.findIndex((row) => !ownTiers.some((ownTier) => rowCovers(ownTier, row)));
  return index === -1 ? undefined : index;
}
