import type { Ctx } from '../../platform/context.ts';
import { jurisdictionOf } from './jurisdictions.ts';
import { worthOfPounds } from './stake-worth.ts';

/** From how much on play may do harm, in minor units of the site's currency (R16). */
export interface HarmThresholds {
  readonly netDepositMinor: bigint;
  readonly lossMinor: bigint;
  readonly nights: number;
  readonly takenBack: number;
}

/** Those of where the site is licensed; the strictest where nothing is known (R16). */
export function harmThresholds({ site }: Pick<Ctx, 'site'>): HarmThresholds {
  const { netDepositPounds, lossPounds, ...counts } = jurisdictionOf(site.jurisdiction).harm;
  return {
    ...counts,
    netDepositMinor: worthOfPounds(netDepositPounds, site.currency),
    lossMinor: worthOfPounds(lossPounds, site.currency),
  };
}
