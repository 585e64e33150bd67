import type { BetCategory, BetResult } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { BetsInFilter } from '../../bets/index.ts';
import { minorOf } from './amount-range.ts';
import type { TeamRecordQuery } from './team-days.ts';

/** Which bets of a team. */
export interface TeamBetFilter extends TeamRecordQuery {
  readonly category?: BetCategory | undefined;
  readonly provider?: string | undefined;
  readonly result?: BetResult | undefined;
  readonly leastStake?: string | undefined;
  readonly mostStake?: string | undefined;
}

/** The same without days and members, in the money of the site. */
export function teamBetFilter(
  ctx: Pick<Ctx, 'site'>,
  query: TeamBetFilter,
): Omit<BetsInFilter, 'from' | 'to'> {
  const { category, provider, result } = query;
  const leastStakeMinor = minorOf(query.leastStake, ctx);
  const mostStakeMinor = minorOf(query.mostStake, ctx);
  const { currency } = ctx.site;
  return { currency, category, provider, result, leastStakeMinor, mostStakeMinor };
}
