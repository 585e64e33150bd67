import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountShots,
  InsertShot,
  InsertShots,
  LockForShot,
  LockShotRounds,
  SelectLastShots,
  SelectNumbers,
  SelectOwnShots,
  SelectShotRounds,
  TakeTurn,
} from '../generated/statements.ts';

export type ShotRound = LockForShot['row'];

/** A round that somebody shoots at; it stays locked against its draw. */
export async function lockForShot(
  tx: Transaction,
  { gameCode, issueNo }: { readonly gameCode: string; readonly issueNo: string },
): Promise<ShotRound | undefined> {
  const { rows } = await sql<LockForShot>`
    select id, state, opens_at as "opensAt", closes_at as "closesAt"
    from lottery_issues where game_code = ${gameCode} and issue_no = ${issueNo}
    for share`.execute(tx);
  return rows[0];
}

/** Takes the member's turn; false where the last one was too short ago, for one of two at once. */
export async function takeTurn(
  tx: Transaction,
  memberId: MemberId,
  { at, lastBefore }: { readonly at: Temporal.Instant; readonly lastBefore: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<TakeTurn>`
    insert into lottery_shooters as s (member_id, shot_at)
    values (${memberId}, ${String(at)}::timestamptz)
    on conflict (member_id) do update set shot_at = excluded.shot_at
      where s.shot_at <= ${String(lastBefore)}::timestamptz
    returning member_id as "memberId"`.execute(tx);
  return rows.length > 0;
}

export async function insertShot(
  tx: Transaction,
  shot: { readonly issueId: bigint; readonly memberId: MemberId; readonly number: string },
  at: Temporal.Instant,
): Promise<void> {
  await sql<InsertShot>`
    insert into lottery_shots (issue_id, member_id, number, shot_at)
    values (${shot.issueId}, ${shot.memberId}, ${shot.number}, ${String(at)}::timestamptz)
  `.execute(tx);
}

export interface NewShot {
  readonly issueId: bigint;
  readonly memberId: MemberId;
  readonly number: string;
  readonly at: Temporal.Instant;
}

/** Many shots in their order. */
export async function insertShots(tx: Transaction, shots: readonly NewShot[]): Promise<void> {
  await sql<InsertShots>`
    insert into lottery_shots (issue_id, member_id, number, shot_at)
    select s.issue, s.member, s.number, s.at::timestamptz
    from unnest(
      ${shots.map(({ issueId }) => issueId)}::bigint[],
      ${shots.map(({ memberId }) => memberId)}::text[],
      ${shots.map(({ number }) => number)}::text[],
      ${shots.map(({ at }) => String(at))}::text[]) with ordinality
      as s (issue, member, number, at, place)
    order by s.place`.execute(tx);
}

/** How many shots a round has. */
export async function countShots(tx: Transaction, issueId: bigint): Promise<number> {
  const { rows } = await sql<CountShots>`
    select count(*)::int as shots from lottery_shots where issue_id = ${issueId}`.execute(tx);
  return rows[0]?.shots ?? 0;
}

/**
 * Rounds whose betting closes after a moment and that have opened at another, the nearest first.
 */
export async function selectShotRounds(
  tx: Transaction,
  query: {
    readonly gameCode: string;
    readonly openedBy: Temporal.Instant;
    readonly closesAfter: Temporal.Instant;
  },
): Promise<readonly SelectShotRounds['row'][]> {
  const { rows } = await sql<SelectShotRounds>`
    select id, issue_no as "issueNo", closes_at as "closesAt", draws_at as "drawsAt"
    from lottery_issues
    where game_code = ${query.gameCode} and opens_at <= ${String(query.openedBy)}::timestamptz
      and closes_at > ${String(query.closesAfter)}::timestamptz
      and state in ('scheduled', 'open', 'closed')
    order by closes_at limit 2`.execute(tx);
  return rows;
}

/** The last shots of a round, the newest first. */
export async function selectLastShots(
  tx: Transaction,
  issueId: bigint,
  limit: number,
): Promise<readonly SelectLastShots['row'][]> {
  const { rows } = await sql<SelectLastShots>`
    select member_id as "memberId", shot_at as "shotAt" from lottery_shots
    where issue_id = ${issueId} order by id desc limit ${limit}`.execute(tx);
  return rows;
}

/** What a member sent to a round, the newest first, each with its place among all. */
export async function selectOwnShots(
  tx: Transaction,
  query: { readonly gameCode: string; readonly issueNo: string; readonly memberId: MemberId },
): Promise<readonly SelectOwnShots['row'][]> {
  const { rows } = await sql<SelectOwnShots>`
    select coalesce(s.position, 0) as position, s.number, s.shot_at as "shotAt"
    from (
      select (row_number() over (order by t.id))::int as position, t.member_id, t.number, t.shot_at
      from lottery_shots t join lottery_issues i on i.id = t.issue_id
      where i.game_code = ${query.gameCode} and i.issue_no = ${query.issueNo}) s
    where s.member_id = ${query.memberId}
    order by s.position desc`.execute(tx);
  return rows;
}

/** Sealed rounds whose time has come; their shots are over. */
export async function lockShotRounds(
  tx: Transaction,
  query: {
    readonly gameCodes: readonly string[];
    readonly at: Temporal.Instant;
    readonly limit: number;
  },
): Promise<readonly LockShotRounds['row'][]> {
  const { rows } = await sql<LockShotRounds>`
    select id, ticket_count as "ticketCount" from lottery_issues
    where state = 'closed' and draws_at <= ${String(query.at)}::timestamptz
      and game_code = any(${query.gameCodes}::text[])
    order by draws_at limit ${query.limit} for update skip locked`.execute(tx);
  return rows;
}

/** The numbers of rounds in the order of their arrival. */
export async function selectNumbers(
  tx: Transaction,
  issueIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly string[]>> {
  const { rows } = await sql<SelectNumbers>`
    select issue_id as "issueId", number from lottery_shots
    where issue_id = any(${issueIds}::bigint[]) order by issue_id, id`.execute(tx);
  return new Map(
    [...Map.groupBy(rows, ({ issueId }) => issueId)].map(([id, shots]) => [
      id,
      shots.map(({ number }) => number),
    ]),
  );
}
