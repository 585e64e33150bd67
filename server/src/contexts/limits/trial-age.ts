import type { Ctx } from '../../platform/context.ts';
import { jurisdictionOf, type TrialAge } from './jurisdictions.ts';

/** What a visitor shows of the own age before free play here (R17, X10). */
export function trialAge({ site }: Pick<Ctx, 'site'>): TrialAge {
  return jurisdictionOf(site.jurisdiction).trialAge;
}
