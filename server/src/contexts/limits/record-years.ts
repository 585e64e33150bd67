import type { Ctx } from '../../platform/context.ts';
import { jurisdictionOf } from './jurisdictions.ts';

/** How long records of money and play are kept here after their end (R57). */
export function recordYears({ site }: Pick<Ctx, 'site'>): number {
  return jurisdictionOf(site.jurisdiction).recordYears;
}
