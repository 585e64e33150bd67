import { defaultValidBetPolicy, type ValidBetPolicy } from '@portal/commission';
import type { Site } from '../../platform/context.ts';

/** What counts as turnover, as the site has it set (agents-loyalty-money.md A3). */
export function validPolicyOf({
  oppositePolicy,
  validBase,
}: Pick<Site, 'oppositePolicy' | 'validBase'>): ValidBetPolicy {
  return { ...defaultValidBetPolicy, opposite: oppositePolicy, base: validBase };
}
