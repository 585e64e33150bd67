import { categories, type Category, maxReturnPpm, returnPpm } from '@portal/commission';
import { Refusal } from '../../../platform/refusal.ts';
import type { Wage } from '../downline-parts.ts';
import { percentOf, type Terms, usualTerms, widestTerms, withRates } from './terms.ts';

/** Rows of wages that count in a category: its own, and those for everything. */
function salariesIn(category: Category, wages: readonly Wage[]) {
  return wages
    .filter(({ kind, scope }) => kind !== 'DIVIDEND' && (scope === 'CONS' || scope === category))
    .map(({ tiers }) => tiers);
}

/**
 * The most that a top agent may hold beside the wages that the house pays it
 * (agents-loyalty-money.md A10). Nobody holds less than the usual terms.
 */
export function mostBeside(wages: readonly Wage[]): Terms {
  return withRates(widestTerms, (category) => {
    const wage = returnPpm({ rebatePpm: 0n, salaries: salariesIn(category, wages) });
    const left = Number(maxReturnPpm[category] - wage);
    return Math.max(usualTerms.rates[category], left);
  });
}

/**
 * Refuses with `return_guard` the first category of which too much would flow back at the top of a
 * line. Where the usual rate alone exceeds it, terms that change nothing there are let be.
 */
export function refuseReturn(
  terms: Terms,
  wages: readonly Wage[],
  concerned: readonly Category[] = categories,
): void {
  for (const category of concerned) {
    const salaries = salariesIn(category, wages);
    const total = returnPpm({ rebatePpm: BigInt(terms.rates[category]), salaries });
    if (total > maxReturnPpm[category]) {
      const most = percentOf(Number(maxReturnPpm[category]));
      throw new Refusal('return_guard', { category, most });
    }
  }
}
