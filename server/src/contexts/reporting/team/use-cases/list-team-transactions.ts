import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { readAccounts } from '../../../members/index.ts';
import { type LineOf, listLinesOf } from '../../../wallet/index.ts';
import { placeInRecord } from '../place-in-record.ts';
import { pageBounds } from '../record-bounds.ts';
import { accountOf, ownerOf, teamLineFilter, type TeamLineFilter } from '../team-line-filter.ts';
import { searchTeamLines } from '../team-lines-back.ts';
import { teamRecordOf } from '../team-days.ts';

export interface TeamLine extends LineOf {
  readonly name: string;
  /** Of the caller: what others have is theirs to know. */
  readonly isOwn: boolean;
}

export interface TeamTransactions {
  readonly upline: readonly string[];
  readonly lines: readonly TeamLine[];
  readonly nextCursor: string | null;
  /** How far back a search came that had to stop before its page was full. */
  readonly searchedTo: Temporal.Instant | null;
}

/**
 * Movements on the accounts of somebody below, or of many for one day, newest first. A team that is
 * too large to be named is searched back in time, so far at once. Refuses `not_found` outside of
 * the own team (R80), `team_record_days`, and `validation_failed` for a cursor that is none of
 * ours.
 */
export async function listTeamTransactions(
  ctx: Ctx<MemberActor>,
  query: TeamLineFilter & { readonly cursor?: string | undefined; readonly limit: number },
  { mostNamed, walk } = pageBounds,
): Promise<TeamTransactions> {
  const record = await teamRecordOf(ctx, query, mostNamed);
  const filter = teamLineFilter(ctx, query);
  const { upline, memberIds } = record;
  const { cursor, limit } = query;
  const accounts = memberIds?.map((id) => accountOf(ctx, id));
  const page =
    accounts === undefined
      ? await searchTeamLines(ctx, { record, filter, page: { cursor, limit } }, walk)
      : pageOf(
          await listLinesOf(ctx, { ...filter, accounts, limit, ...placeInRecord(record, cursor) }),
        );
  const { rows, nextCursor, searchedTo } = page;
  const ids = rows.flatMap(({ account }) => ownerOf(ctx, account) ?? []);
  const names = await readAccounts(ctx, [...new Set(ids)]);
  const lines = rows.map((line) => {
    const id = ownerOf(ctx, line.account);
    return { ...line, name: names.get(id ?? '') ?? '', isOwn: id === ctx.actor.id };
  });
  return { upline, lines, nextCursor, searchedTo };
}

function pageOf({ lines, nextCursor }: Awaited<ReturnType<typeof listLinesOf>>) {
  return { rows: lines, nextCursor, searchedTo: null };
}
