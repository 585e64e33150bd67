import type { SlotDistribution } from './distribution.ts';

/** What is shown of a design's distribution. */
export interface SlotSpread {
  /** The largest win of a paid spin; one of a free spin is multiplied as the design says. */
  readonly maxSpinCredits: number;
  /** Standard deviation of what a whole round returns per stake, in hundredths. */
  readonly deviationHundredths: number;
}

export type Volatility = 'low' | 'medium' | 'high';

export function spreadOf(
  distribution: Pick<SlotDistribution, 'maxBaseWinCredits' | 'roundVariance'>,
): SlotSpread {
  return {
    maxSpinCredits: distribution.maxBaseWinCredits,
    deviationHundredths: Math.round(Math.sqrt(distribution.roundVariance) * 100),
  };
}

/** docs/rules/house-slots.md: low under 3.00 stakes, high from 4.50 stakes on. */
export function volatilityOf({ deviationHundredths }: SlotSpread): Volatility {
  if (deviationHundredths < 300) {
    return 'low';
  }
  return deviationHundredths < 450 ? 'medium' : 'high';
}
