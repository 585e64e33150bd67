import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { type BetTotalsOf, readTotalsOf } from '../../../bets/index.ts';
import { sumBounds } from '../record-bounds.ts';
import { teamBetFilter, type TeamBetFilter } from '../team-bet-filter.ts';
import { sumTeamBets } from '../team-bets-back.ts';
import { teamRecordOf } from '../team-days.ts';

/**
 * What all bets of a team's record came to; undefined where the team is too large to be named and
 * the day of the site too long to be searched. Refuses as the record itself.
 */
export async function readTeamBetTotals(
  ctx: Ctx<MemberActor>,
  query: TeamBetFilter,
  { mostNamed, walk } = sumBounds,
): Promise<BetTotalsOf | undefined> {
  const record = await teamRecordOf(ctx, query, mostNamed);
  const filter = teamBetFilter(ctx, query);
  const { memberIds, from, to } = record;
  return memberIds === undefined
    ? sumTeamBets(ctx, { record, filter }, walk)
    : readTotalsOf(ctx, { ...filter, memberIds, from, to });
}
