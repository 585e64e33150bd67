import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { type Bet, listBetsOf } from '../../../bets/index.ts';
import { readAccounts } from '../../../members/index.ts';
import { placeInRecord } from '../place-in-record.ts';
import { pageBounds } from '../record-bounds.ts';
import { teamBetFilter, type TeamBetFilter } from '../team-bet-filter.ts';
import { searchTeamBets } from '../team-bets-back.ts';
import { teamRecordOf } from '../team-days.ts';

export interface TeamBets {
  readonly upline: readonly string[];
  readonly bets: readonly (Bet & { readonly account: string })[];
  readonly nextCursor: string | null;
  /** How far back a search came that had to stop before its page was full. */
  readonly searchedTo: Temporal.Instant | null;
}

/**
 * Bets of somebody below, or of many for one day, newest first, in the money of the site. A team
 * that is too large to be named is searched back in time, so far at once. Refuses `not_found`
 * outside of the own team (R80), `team_record_days`, and `validation_failed` for a cursor that is
 * none of ours.
 */
export async function listTeamBets(
  ctx: Ctx<MemberActor>,
  query: TeamBetFilter & { readonly cursor?: string | undefined; readonly limit: number },
  { mostNamed, walk } = pageBounds,
): Promise<TeamBets> {
  const record = await teamRecordOf(ctx, query, mostNamed);
  const filter = teamBetFilter(ctx, query);
  const { upline, memberIds } = record;
  const { cursor, limit } = query;
  const page =
    memberIds === undefined
      ? await searchTeamBets(ctx, { record, filter, page: { cursor, limit } }, walk)
      : pageOf(
          await listBetsOf(ctx, { ...filter, memberIds, limit, ...placeInRecord(record, cursor) }),
        );
  const { rows, nextCursor, searchedTo } = page;
  const accounts = await readAccounts(ctx, [...new Set(rows.map(({ memberId }) => memberId))]);
  const bets = rows.map((bet) => ({ ...bet, account: accounts.get(bet.memberId) ?? '' }));
  return { upline, bets, nextCursor, searchedTo };
}

function pageOf({ bets, nextCursor }: Awaited<ReturnType<typeof listBetsOf>>) {
  return { rows: bets, nextCursor, searchedTo: null };
}
