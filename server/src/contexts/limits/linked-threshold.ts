import type { Ctx } from '../../platform/context.ts';
import { jurisdictionOf } from './jurisdictions.ts';
import { worthOfPounds } from './stake-worth.ts';

/** From how much on, in minor units, money in of one person is looked into here (R19). */
export function linkedThreshold({ site }: Pick<Ctx, 'site'>): bigint {
  return worthOfPounds(jurisdictionOf(site.jurisdiction).linked.pounds, site.currency);
}
