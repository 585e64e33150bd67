import { ticketRoot } from '@portal/lottery';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { InsertToldDraws } from './generated/statements.ts';
import type { PlannedIssue } from './issues-ahead.ts';

/** An issue of the house that was drawn and had no ticket. */
export interface ToldIssue extends PlannedIssue {
  readonly gameCode: string;
  readonly commitment: string;
  readonly serverSeed: Uint8Array;
  readonly draw: object;
  readonly algorithm: string;
}

/** Adds issues of the past with their draws, as their loop would have left them. */
export async function insertToldDraws(
  tx: Transaction,
  issues: readonly ToldIssue[],
): Promise<void> {
  const seeds = issues.map(({ serverSeed }) => Buffer.from(serverSeed).toString('hex'));
  await sql<InsertToldDraws>`
    with made as (
      insert into lottery_issues
        (game_code, issue_no, opens_at, closes_at, draws_at, state, commitment, server_seed,
         sealed_at, ticket_count, ticket_stake_minor, ticket_root, draw_version, draw, drawn_at,
         settled_at)
      select i.code, i.no, to_timestamp(i.opens / 1000.0), to_timestamp(i.closes / 1000.0),
             to_timestamp(i.draws / 1000.0), 'settled', i.commitment, decode(i.seed, 'hex'),
             to_timestamp(i.closes / 1000.0), 0, 0, ${ticketRoot([])}, 1, i.draw::json,
             to_timestamp(i.draws / 1000.0), to_timestamp(i.draws / 1000.0)
      from unnest(
        ${issues.map(({ gameCode }) => gameCode)}::text[],
        ${issues.map(({ issueNo }) => issueNo)}::text[],
        ${issues.map(({ opensAtMs }) => opensAtMs)}::bigint[],
        ${issues.map(({ closesAtMs }) => closesAtMs)}::bigint[],
        ${issues.map(({ drawsAtMs }) => drawsAtMs)}::bigint[],
        ${issues.map(({ commitment }) => commitment)}::text[],
        ${seeds}::text[],
        ${issues.map(({ draw }) => JSON.stringify(draw))}::text[])
        as i (code, no, opens, closes, draws, commitment, seed, draw)
      on conflict (game_code, issue_no) do nothing
      returning id, draw, drawn_at)
    insert into lottery_draws (issue_id, version, draw, source, algorithm, entered_by, drawn_at)
    select id, 1, draw, 'inhouse', ${issues[0]?.algorithm ?? ''}, '{}', drawn_at
    from made`.execute(tx);
}
