import type { PointRule } from '@portal/commission';

/**
 * Whether a rule gives more than before: points for the same play or deposit, or money for the same
 * points. Rates are compared as fractions, so that nothing is rounded.
 */
export function givesMore(standing: PointRule, rule: PointRule): boolean {
  return rule.ratio * standing.amount > standing.ratio * rule.amount;
}
