import type { StakeTerms } from '@portal/vendors';
import type { BetTerms } from '../../bets/index.ts';

/** The terms of a vendor as they are kept with the bet: what was not said is not there. */
export function betTerms(terms: StakeTerms): BetTerms {
  const { event, selection, market, marketKey, odds, oddsFormat, side } = terms;
  const { numbersCovered, coverage, feature, funding, legs } = terms;
  return {
    ...(event !== undefined && { event }),
    ...(selection !== undefined && { selection }),
    ...(market !== undefined && { market }),
    ...(marketKey !== undefined && { marketKey }),
    ...(odds !== undefined && { odds }),
    ...(oddsFormat !== undefined && { oddsFormat }),
    ...(side !== undefined && { side }),
    ...(numbersCovered !== undefined && { numbersCovered }),
    ...(coverage !== undefined && { coverage }),
    ...(feature !== undefined && { feature }),
    ...(funding !== undefined && { funding }),
    ...(legs !== undefined && { legs }),
  };
}
