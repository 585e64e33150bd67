import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { sumsOfLinesOf } from '../../../wallet/index.ts';
import { teamLineFilter, type TeamLineFilter } from '../team-line-filter.ts';

/** What came in and went out on all accounts of a team's record; refuses as the record itself. */
export async function readTeamTransactionTotals(ctx: Ctx<MemberActor>, query: TeamLineFilter) {
  const { filter } = await teamLineFilter(ctx, query);
  return sumsOfLinesOf(ctx, filter);
}
