import type { BetCategory, BetResult } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { minorOf } from './amount-range.ts';
import { teamRecordOf, type TeamRecordQuery } from './team-days.ts';

/** Which bets of a team. */
export interface TeamBetFilter extends TeamRecordQuery {
  readonly category?: BetCategory | undefined;
  readonly provider?: string | undefined;
  readonly result?: BetResult | undefined;
  readonly leastStake?: string | undefined;
  readonly mostStake?: string | undefined;
}

/** The same with the members of the team, in the money of the site. */
export async function teamBetFilter(ctx: Ctx<MemberActor>, query: TeamBetFilter) {
  const { upline, memberIds, from, to } = await teamRecordOf(ctx, query);
  const { category, provider, result } = query;
  const leastStakeMinor = minorOf(query.leastStake, ctx);
  const mostStakeMinor = minorOf(query.mostStake, ctx);
  const { currency } = ctx.site;
  const chosen = { category, provider, result, leastStakeMinor, mostStakeMinor };
  return { upline, filter: { memberIds, currency, from, to, ...chosen } };
}
