import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { InsertMissed, SelectLastClosings } from './generated/statements.ts';
import type { PlannedIssue } from './issues-ahead.ts';

/** When the newest issue of each of these games closed; none of one that never had any. */
export async function selectLastClosings(
  tx: Transaction,
  gameCodes: readonly string[],
): Promise<readonly SelectLastClosings['row'][]> {
  const { rows } = await sql<SelectLastClosings>`
    select i.game_code as "gameCode", i.closes_at as "closesAt"
    from unnest(${gameCodes}::text[]) as g (code)
    join lateral (
      select game_code, closes_at from lottery_issues
      where game_code = g.code order by opens_at desc limit 1) i on true`.execute(tx);
  return rows;
}

/** Adds issues that nobody could bet on; those that stand already stay as they are. */
export async function insertMissed(
  tx: Transaction,
  issues: readonly (PlannedIssue & { readonly gameCode: string })[],
  reason: string,
): Promise<void> {
  await sql<InsertMissed>`
    insert into lottery_issues
      (game_code, issue_no, opens_at, closes_at, draws_at, state, void_reason)
    select i.code, i.no, i.opens::timestamptz, i.closes::timestamptz, i.draws::timestamptz,
           'void', ${reason}::text
    from unnest(
      ${issues.map(({ gameCode }) => gameCode)}::text[],
      ${issues.map(({ issueNo }) => issueNo)}::text[],
      ${issues.map(({ opensAtMs }) => instantOfMs(opensAtMs))}::text[],
      ${issues.map(({ closesAtMs }) => instantOfMs(closesAtMs))}::text[],
      ${issues.map(({ drawsAtMs }) => instantOfMs(drawsAtMs))}::text[])
      as i (code, no, opens, closes, draws)
    on conflict (game_code, issue_no) do nothing`.execute(tx);
}

function instantOfMs(milliseconds: number): string {
  return String(Temporal.Instant.fromEpochMilliseconds(milliseconds));
}
