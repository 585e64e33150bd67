import type { OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  DropEntries,
  DropOwnEntry,
  InsertGame,
  InsertGameRow,
  InsertPastIssues,
  InsertVersion,
  LockForResult,
  PutEntry,
  SelectDeskIssues,
  SelectExposure,
  SelectMajor,
  SelectOtherEntries,
  SelectSold,
  SelectVersions,
  InsertVersionInForce,
  VoidByTwo,
  WritePause,
} from '../generated/statements.ts';
import type { GameSettings } from '../game.ts';
import { wholeIssue } from '../orders/owings.ts';

export interface NewVersion {
  readonly gameCode: string;
  readonly version: number;
  readonly settings: GameSettings;
  readonly by: string;
  readonly reason: string;
  readonly isMajor: boolean;
  readonly at: Temporal.Instant;
  /** From when its schedule makes issues, where it is another one. */
  readonly scheduleFrom?: Temporal.Instant | undefined;
}

/** Adds a game that nobody has opened yet; false when there is one of the code. */
export async function insertGame(tx: Transaction, game: NewVersion): Promise<boolean> {
  const { rows } = await sql<InsertGame>`
    insert into lottery_game_versions
      (game_code, version, settings, made_at, made_by, reason, is_major)
    values (${game.gameCode}, 1, ${JSON.stringify(game.settings)}::json,
      ${String(game.at)}::timestamptz, ${game.by}, ${game.reason}, ${game.isMajor})
    on conflict do nothing returning version`.execute(tx);
  if (rows.length === 0) {
    return false;
  }
  await sql<InsertGameRow>`
    insert into lottery_games (game_code, version, sort_order, paused_because)
    select ${game.gameCode}, 1, coalesce(max(sort_order), 0) + 1, ${game.reason}
    from lottery_games`.execute(tx);
  return true;
}

/** Puts a version in force unless another one is; false when it is. */
export async function insertVersion(tx: Transaction, game: NewVersion): Promise<boolean> {
  const { rows } = await sql<InsertVersion>`
    insert into lottery_game_versions
      (game_code, version, settings, made_at, made_by, reason, is_major, schedule_from)
    select ${game.gameCode}, ${game.version}, ${JSON.stringify(game.settings)}::json,
      ${String(game.at)}::timestamptz, ${game.by}, ${game.reason}, ${game.isMajor},
      nullif(${String(game.scheduleFrom ?? '')}, '')::timestamptz
    from lottery_games
    where game_code = ${game.gameCode} and version = ${game.version - 1}
    on conflict do nothing returning version`.execute(tx);
  if (rows.length === 0) {
    return false;
  }
  await sql<InsertVersionInForce>`
    update lottery_games set version = ${game.version}, paused_because = ${game.reason}
    where game_code = ${game.gameCode}`.execute(tx);
  return true;
}

/** Who made the newest major version since a game was last opened, and when. */
export async function selectMajor(
  tx: Transaction,
  gameCode: string,
): Promise<SelectMajor['row'] | undefined> {
  const { rows } = await sql<SelectMajor>`
    select v.made_by as "madeBy", v.made_at as "madeAt"
    from lottery_games g
    join lottery_game_versions v on v.game_code = g.game_code and v.version > g.opened_version
    where g.game_code = ${gameCode} and v.is_major
    order by v.version desc limit 1`.execute(tx);
  return rows[0];
}

export type GameVersion = SelectVersions['row'];

/** Versions of a game, the newest first. */
export async function selectVersions(
  tx: Transaction,
  gameCode: string,
): Promise<readonly GameVersion[]> {
  const { rows } = await sql<SelectVersions>`
    select version, settings, made_at as "madeAt", made_by as "madeBy", reason,
           is_major as "isMajor", schedule_from as "scheduleFrom"
    from lottery_game_versions where game_code = ${gameCode}
    order by version desc limit 50`.execute(tx);
  return rows;
}

export async function writePause(
  tx: Transaction,
  gameCode: string,
  reason: string | undefined,
): Promise<void> {
  await sql<WritePause>`
    update lottery_games set paused_because = ${reason ?? null}::text,
      opened_version = case when ${reason ?? null}::text is null then version
        else opened_version end
    where game_code = ${gameCode}`.execute(tx);
}

export type DeskIssue = SelectDeskIssues['row'];

export async function selectDeskIssues(
  tx: Transaction,
  query: {
    readonly gameCode: string;
    readonly state: string | undefined;
    readonly issueNo: string | undefined;
    readonly before: Temporal.Instant;
    readonly limit: number;
  },
): Promise<readonly DeskIssue[]> {
  const { rows } = await sql<SelectDeskIssues>`
    select i.id, i.game_code as "gameCode", i.issue_no as "issueNo", i.state,
           i.opens_at as "opensAt", i.closes_at as "closesAt", i.draws_at as "drawsAt",
           i.commitment, i.server_seed as "serverSeed", i.sealed_at as "sealedAt",
           i.ticket_count as "ticketCount", i.ticket_stake_minor as "ticketStakeMinor",
           i.ticket_root as "ticketRoot", i.draw_version as "drawVersion", i.draw,
           i.drawn_at as "drawnAt", i.settled_at as "settledAt", i.void_reason as "voidReason",
           i.payout_minor as "payoutMinor",
           case when i.state = 'settled' then (
             select coalesce(sum(t.rebate_minor - t.rebate_back_minor), 0)::bigint
             from lottery_tickets t
             where t.issue_id = i.id and t.state not in ('cancelled', 'void')) end
             as "rebateMinor",
           exists (select 1 from lottery_result_entries e where e.issue_id = i.id) as "isWaiting",
           i.beacon_round as "beaconRound", i.beacon_key as "beaconKey",
           i.beacon_signature as "beaconSignature",
           case when i.draw_version > 1 then (
             select d.reason from lottery_draws d
             where d.issue_id = i.id and d.version = i.draw_version) end as correction
    from lottery_issues i
    where i.game_code = ${query.gameCode} and i.opens_at < ${String(query.before)}::timestamptz
      and i.state = coalesce(${query.state ?? null}::text, i.state)
      and i.issue_no = coalesce(${query.issueNo ?? null}::text, i.issue_no)
    order by i.opens_at desc limit ${query.limit}`.execute(tx);
  return rows;
}

export type IssueForResult = LockForResult['row'];

export async function lockForResult(
  tx: Transaction,
  { gameCode, issueNo }: { readonly gameCode: string; readonly issueNo: string },
): Promise<IssueForResult | undefined> {
  const { rows } = await sql<LockForResult>`
    select id, state, draws_at as "drawsAt", closes_at as "closesAt",
           draw_version as "drawVersion", draw, ticket_count as "ticketCount",
           commitment is not null as "isCommitted"
    from lottery_issues where game_code = ${gameCode} and issue_no = ${issueNo}
    for update`.execute(tx);
  return rows[0];
}

/** An issue of the past that nobody could bet on: sealed without a ticket. */
export interface PastIssue {
  readonly gameCode: string;
  readonly issueNo: string;
  readonly opensAtMs: number;
  readonly closesAtMs: number;
  readonly drawsAtMs: number;
}

/** Adds issues of the past, sealed as they are, and answers them; those that stand stay. */
export async function insertPastIssues(
  tx: Transaction,
  issues: readonly PastIssue[],
  seal: { readonly root: string; readonly at: Temporal.Instant },
): Promise<readonly InsertPastIssues['row'][]> {
  const momentOf = (ms: number): string => String(Temporal.Instant.fromEpochMilliseconds(ms));
  const { rows } = await sql<InsertPastIssues>`
    insert into lottery_issues
      (game_code, issue_no, opens_at, closes_at, draws_at, state, sealed_at, ticket_count,
       ticket_stake_minor, ticket_root)
    select i.code, i.no, i.opens::timestamptz, i.closes::timestamptz, i.draws::timestamptz,
           'closed', ${String(seal.at)}::timestamptz, 0, 0, ${seal.root}
    from unnest(
      ${issues.map(({ gameCode }) => gameCode)}::text[],
      ${issues.map(({ issueNo }) => issueNo)}::text[],
      ${issues.map(({ opensAtMs }) => momentOf(opensAtMs))}::text[],
      ${issues.map(({ closesAtMs }) => momentOf(closesAtMs))}::text[],
      ${issues.map(({ drawsAtMs }) => momentOf(drawsAtMs))}::text[])
      as i (code, no, opens, closes, draws)
    on conflict (game_code, issue_no) do nothing
    returning id, game_code as "gameCode", issue_no as "issueNo"`.execute(tx);
  return rows;
}

/** What an operator entered last for an issue; a void has no draw. */
export async function putEntry(
  tx: Transaction,
  entry: {
    readonly issueId: bigint;
    readonly operatorId: OperatorId;
    readonly draw: object | null;
    readonly reason: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const draw = entry.draw === null ? '' : JSON.stringify(entry.draw);
  await sql<PutEntry>`
    insert into lottery_result_entries (issue_id, operator_id, draw, reason, entered_at)
    values (${entry.issueId}, ${entry.operatorId}, nullif(${draw}::text, '')::json, ${entry.reason},
      ${String(entry.at)}::timestamptz)
    on conflict (issue_id, operator_id) do update
      set draw = excluded.draw, reason = excluded.reason, entered_at = excluded.entered_at
  `.execute(tx);
}

/** What other operators entered. */
export async function selectOtherEntries(
  tx: Transaction,
  { issueId, operatorId }: { readonly issueId: bigint; readonly operatorId: OperatorId },
): Promise<readonly SelectOtherEntries['row'][]> {
  const { rows } = await sql<SelectOtherEntries>`
    select operator_id as "operatorId", draw, entered_at as "enteredAt"
    from lottery_result_entries
    where issue_id = ${issueId} and operator_id <> ${operatorId}`.execute(tx);
  return rows;
}

export async function dropEntries(tx: Transaction, issueId: bigint): Promise<void> {
  await sql<DropEntries>`
    delete from lottery_result_entries where issue_id = ${issueId}`.execute(tx);
}

/** Takes back what one operator entered. */
export async function dropOwnEntry(
  tx: Transaction,
  issueId: bigint,
  operatorId: OperatorId,
): Promise<void> {
  await sql<DropOwnEntry>`
    delete from lottery_result_entries
    where issue_id = ${issueId} and operator_id = ${operatorId}`.execute(tx);
}

/** Voids an issue; its tickets are given back page by page. */
export async function voidByTwo(tx: Transaction, id: bigint, reason: string): Promise<void> {
  await sql<VoidByTwo>`
    update lottery_issues set state = 'void', void_reason = ${reason}, is_settling = true
    where id = ${id}`.execute(tx);
}

/** What an issue would owe: as a whole first, then on its numbers, the highest first. */
export async function selectExposure(
  tx: Transaction,
  issueId: bigint,
): Promise<readonly SelectExposure['row'][]> {
  const { rows } = await sql<SelectExposure>`
    select o.bet_type as "betType", o.number, sum(o.owed)::bigint as owed
    from (
      select bet_type, number, owed from lottery_exposures where issue_id = ${issueId}
      union all
      select l.bet_type, n.number, l.owed
      from lottery_owed_lines l cross join lateral unnest(l.numbers) as n (number)
      where l.issue_id = ${issueId}) o
    group by o.bet_type, o.number having sum(o.owed) > 0
    order by (o.bet_type = ${wholeIssue}) desc, owed desc, o.number limit 101`.execute(tx);
  return rows;
}

export async function selectSold(
  tx: Transaction,
  issueId: bigint,
): Promise<{ readonly tickets: number; readonly stakeMinor: bigint }> {
  const { rows } = await sql<SelectSold>`
    select count(*)::int as tickets, coalesce(sum(cost_minor), 0)::bigint as "stakeMinor"
    from lottery_tickets where issue_id = ${issueId}
      and state not in ('cancelled', 'void')`.execute(tx);
  return { tickets: rows[0]?.tickets ?? 0, stakeMinor: rows[0]?.stakeMinor ?? 0n };
}
