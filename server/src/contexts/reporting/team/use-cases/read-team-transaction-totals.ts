import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { sumsOfLinesOf } from '../../../wallet/index.ts';
import { sumBounds } from '../record-bounds.ts';
import { accountOf, teamLineFilter, type TeamLineFilter } from '../team-line-filter.ts';
import { sumTeamLines } from '../team-lines-back.ts';
import { teamRecordOf } from '../team-days.ts';

/**
 * What came in and went out on all accounts of a team's record; undefined where the team is too
 * large to be named and the day of the site too long to be searched. Refuses as the record itself.
 */
export async function readTeamTransactionTotals(
  ctx: Ctx<MemberActor>,
  query: TeamLineFilter,
  { mostNamed, walk } = sumBounds,
) {
  const record = await teamRecordOf(ctx, query, mostNamed);
  const filter = teamLineFilter(ctx, query);
  const { memberIds, from, to } = record;
  const accounts = memberIds?.map((id) => accountOf(ctx, id));
  return accounts === undefined
    ? sumTeamLines(ctx, { record, filter }, walk)
    : sumsOfLinesOf(ctx, { ...filter, accounts, from, to });
}
