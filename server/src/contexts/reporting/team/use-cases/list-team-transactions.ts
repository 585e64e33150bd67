import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { readAccounts } from '../../../members/index.ts';
import { type LineOf, listLinesOf } from '../../../wallet/index.ts';
import { teamLineFilter, type TeamLineFilter } from '../team-line-filter.ts';

export interface TeamLine extends LineOf {
  readonly name: string;
  /** Of the caller: what others have is theirs to know. */
  readonly isOwn: boolean;
}

export interface TeamTransactions {
  readonly upline: readonly string[];
  readonly lines: readonly TeamLine[];
  readonly nextCursor: string | null;
}

/**
 * Movements on the accounts of somebody below, or of many for one day, newest first. Refuses
 * `not_found` outside of the own team (R80), `team_record_days` and `team_too_large`.
 */
export async function listTeamTransactions(
  ctx: Ctx<MemberActor>,
  query: TeamLineFilter & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<TeamTransactions> {
  const { upline, owners, filter } = await teamLineFilter(ctx, query);
  const { cursor, limit } = query;
  const { lines, nextCursor } = await listLinesOf(ctx, { ...filter, cursor, limit });
  const ids = lines.flatMap(({ account }) => owners.get(account) ?? []);
  const names = await readAccounts(ctx, [...new Set(ids)]);
  const named = lines.map((line) => {
    const id = owners.get(line.account);
    return { ...line, name: names.get(id ?? '') ?? '', isOwn: id === ctx.actor.id };
  });
  return { upline, lines: named, nextCursor };
}
