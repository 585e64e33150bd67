import { divide } from '@portal/money';
import { million, type Category, type PartsPerMillion } from '../category.ts';
import type { Tier } from '../contract/tier.ts';

/**
 * The most of a category's turnover that may flow back at the top of a chain
 * (agents-loyalty-money.md A10).
 */
export const maxReturnPpm: Readonly<Record<Category, PartsPerMillion>> = {
  LIVE: 9_000n,
  SPORTS: 20_000n,
  ESPORTS: 20_000n,
  RNG: 20_000n,
  FISH: 20_000n,
  LOTT: 40_000n,
  ELOTT: 40_000n,
  COCKFIGHT: 15_000n,
  PVP: 5_000n,
};

export interface ReturnParts {
  readonly rebatePpm: PartsPerMillion;
  /** Tiers of the top agent's daily, hourly and real-time contracts for the category. */
  readonly salaries: readonly (readonly Tier[])[];
}

/**
 * Rebate and the highest salary tiers together, in ppm of turnover; fixed amounts over their
 * `minBet`.
 */
export function returnPpm({ rebatePpm, salaries }: ReturnParts): PartsPerMillion {
  return salaries.reduce((sum, tiers) => sum + highestPpm(tiers), rebatePpm);
}

/** Refused when more flows back than the guard of the category allows. */
export function isReturnAllowed(category: Category, parts: ReturnParts): boolean {
  return returnPpm(parts) <= maxReturnPpm[category];
}

function highestPpm(tiers: readonly Tier[]): PartsPerMillion {
  return tiers
    .map((tier) => (tier.rateType === 'P' ? tier.rate : fixedPpm(tier)))
    .reduce((highest, ppm) => (ppm > highest ? ppm : highest), 0n);
}

/**
 * Rounded up: the guard errs on the side of the house. A fixed amount for no bet is without bound.
 */
function fixedPpm({ rate, minBetMinor }: Tier): PartsPerMillion {
  return minBetMinor === 0n ? million * million : divide(rate * million, minBetMinor, 'ceil');
}
