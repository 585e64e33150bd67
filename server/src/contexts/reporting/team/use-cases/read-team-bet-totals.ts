import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { type BetTotalsOf, readTotalsOf } from '../../../bets/index.ts';
import { teamBetFilter, type TeamBetFilter } from '../team-bet-filter.ts';

/** What all bets of a team's record came to; refuses as the record itself. */
export async function readTeamBetTotals(
  ctx: Ctx<MemberActor>,
  query: TeamBetFilter,
): Promise<BetTotalsOf> {
  const { filter } = await teamBetFilter(ctx, query);
  return readTotalsOf(ctx, filter);
}
