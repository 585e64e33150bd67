import type { BoardId, MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountAhead,
  CountPlayers,
  FindScore,
  HideMember,
  PutRanks,
  PutScores,
  SelectHidden,
  SelectLeaders,
  SelectScored,
  ShowMember,
} from '../generated/statements.ts';

export type Score = SelectLeaders['row'];

const columns = sql`member_id as "memberId", score, reached_at as "reachedAt",
  member_hash as "memberHash", rank, prize_minor as "prizeMinor"`;

/** When a score was reached is when it last changed. */
export async function putScores(
  tx: Transaction,
  scores: {
    readonly boardId: BoardId;
    readonly at: Temporal.Instant;
    readonly rows: readonly { readonly memberId: MemberId; readonly score: bigint }[];
  },
): Promise<void> {
  await sql<PutScores>`
    insert into board_scores as s (board_id, member_id, score, reached_at)
    select ${scores.boardId}, member_id, score, ${String(scores.at)}::timestamptz from unnest(
      ${plain(scores.rows.map((row) => row.memberId))}::text[],
      ${plain(scores.rows.map((row) => row.score))}::bigint[]) as v (member_id, score)
    on conflict (board_id, member_id) do update
      set score = excluded.score, reached_at = excluded.reached_at
      where s.score <> excluded.score`.execute(tx);
}

/** Whoever has a score on a board. */
export async function selectScored(
  tx: Transaction,
  boardId: BoardId,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectScored>`
    select member_id as "memberId" from board_scores
    where board_id = ${boardId} and score > 0`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** In the order of their ranks (agents-loyalty-money.md D5). */
export async function selectLeaders(
  tx: Transaction,
  { boardId, limit }: { readonly boardId: BoardId; readonly limit: number },
): Promise<readonly Score[]> {
  const { rows } = await sql<SelectLeaders>`
    select ${columns} from board_scores where board_id = ${boardId} and score > 0
    order by score desc, reached_at, member_hash limit ${limit}`.execute(tx);
  return rows;
}

export async function findScore(
  tx: Transaction,
  { boardId, memberId }: { readonly boardId: BoardId; readonly memberId: MemberId },
): Promise<FindScore['row'] | undefined> {
  const { rows } = await sql<FindScore>`
    select ${columns} from board_scores
    where board_id = ${boardId} and member_id = ${memberId} and score > 0`.execute(tx);
  return rows[0];
}

/** How many stand before a score. */
export async function countAhead(
  tx: Transaction,
  { boardId, own }: { readonly boardId: BoardId; readonly own: Score },
): Promise<number> {
  const reachedAt = String(own.reachedAt);
  const { rows } = await sql<CountAhead>`
    select count(*)::int as ahead from board_scores
    where board_id = ${boardId} and score > 0 and (score > ${own.score} or (score = ${own.score}
      and (reached_at, member_hash) < (${reachedAt}::timestamptz, ${own.memberHash})))
  `.execute(tx);
  return rows[0]?.ahead ?? 0;
}

export async function countPlayers(
  tx: Transaction,
  boardIds: readonly BoardId[],
): Promise<ReadonlyMap<BoardId, number>> {
  const { rows } = await sql<CountPlayers>`
    select board_id as "boardId", count(*)::int as players from board_scores
    where board_id = any(${plain(boardIds)}::text[]) and score > 0 group by board_id`.execute(tx);
  return new Map(rows.map(({ boardId, players }) => [boardId, players]));
}

/** What a board ended with. */
export async function putRanks(
  tx: Transaction,
  ranks: {
    readonly boardId: BoardId;
    readonly rows: readonly {
      readonly memberId: MemberId;
      readonly rank: number;
      readonly prizeMinor: bigint;
    }[];
  },
): Promise<void> {
  await sql<PutRanks>`
    update board_scores s set rank = v.rank, prize_minor = v.prize from unnest(
      ${plain(ranks.rows.map((row) => row.memberId))}::text[],
      ${plain(ranks.rows.map((row) => row.rank))}::int[],
      ${plain(ranks.rows.map((row) => row.prizeMinor))}::bigint[]) as v (member_id, rank, prize)
    where s.board_id = ${ranks.boardId} and s.member_id = v.member_id`.execute(tx);
}

/** Who of them does not want to be named. */
export async function selectHidden(
  tx: Transaction,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  const { rows } = await sql<SelectHidden>`
    select member_id as "memberId" from board_hidings
    where member_id = any(${plain(memberIds)}::text[])`.execute(tx);
  return new Set(rows.map(({ memberId }) => memberId));
}

export async function hideMember(
  tx: Transaction,
  { memberId, at }: { readonly memberId: MemberId; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<HideMember>`
    insert into board_hidings (member_id, hidden_at)
    values (${memberId}, ${String(at)}::timestamptz) on conflict do nothing`.execute(tx);
}

export async function showMember(tx: Transaction, memberId: MemberId): Promise<void> {
  await sql<ShowMember>`delete from board_hidings where member_id = ${memberId}`.execute(tx);
}
