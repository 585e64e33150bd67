import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  DropMoves,
  InsertTimes,
  LockToCome,
  PutMoves,
  SelectHolders,
  SelectMoves,
  SelectVoidNumbers,
  WriteTimes,
} from '../generated/statements.ts';
import type { PlannedIssue } from '../issues-ahead.ts';
import type { GameMove } from './game-move.ts';

/** By game, what is published of single days, in their order. */
export async function selectMoves(
  tx: Transaction,
): Promise<ReadonlyMap<string, readonly GameMove[]>> {
  const { rows } = await sql<SelectMoves>`
    select game_code as "gameCode", day::text as day, drawn_on::text as "to",
           closes_at_second as "closesAtSecond", draws_at_second as "drawsAtSecond"
    from lottery_moves order by game_code, lottery_moves.day`.execute(tx);
  const byGame = Map.groupBy(rows, ({ gameCode }) => gameCode);
  return new Map(
    [...byGame].map(([gameCode, moves]) => [
      gameCode,
      moves.map(({ day, to, closesAtSecond, drawsAtSecond }) => ({
        day: assertDefined(day, 'every move has its day'),
        to,
        closesAtSecond,
        drawsAtSecond,
      })),
    ]),
  );
}

export async function putMoves(
  tx: Transaction,
  set: {
    readonly gameCode: string;
    readonly moves: readonly GameMove[];
    readonly at: Temporal.Instant;
    readonly reason: string;
  },
): Promise<void> {
  const { gameCode, moves, at, reason } = set;
  await sql<PutMoves>`
    insert into lottery_moves
      (game_code, day, drawn_on, closes_at_second, draws_at_second, set_at, reason)
    select ${gameCode}, m.day::date, m.drawn_on::date, m.closes, m.draws,
           ${String(at)}::timestamptz, ${reason}
    from unnest(
      ${moves.map(({ day }) => day)}::text[], ${moves.map(({ to }) => to)}::text[],
      ${moves.map(({ closesAtSecond }) => closesAtSecond)}::int[],
      ${moves.map(({ drawsAtSecond }) => drawsAtSecond)}::int[])
      as m (day, drawn_on, closes, draws)`.execute(tx);
}

/** Takes back what was published of days, so that they follow the rule again. */
export async function dropMoves(
  tx: Transaction,
  { gameCode, days }: { readonly gameCode: string; readonly days: readonly string[] },
): Promise<void> {
  await sql<DropMoves>`
    delete from lottery_moves
    where game_code = ${gameCode} and day = any(${days}::text[]::date[])`.execute(tx);
}

export type IssueToCome = LockToCome['row'];

/** Published issues whose sale is not over. Nobody bets on them or seals them meanwhile. */
export async function lockToCome(
  tx: Transaction,
  { gameCode, at }: { readonly gameCode: string; readonly at: Temporal.Instant },
): Promise<readonly IssueToCome[]> {
  const { rows } = await sql<LockToCome>`
    select id, issue_no as "issueNo", state, opens_at as "opensAt", closes_at as "closesAt",
           draws_at as "drawsAt"
    from lottery_issues
    where game_code = ${gameCode} and state in ('scheduled', 'open')
      and closes_at > ${String(at)}::timestamptz
    order by id for update`.execute(tx);
  return rows;
}

/** Which of the numbers are of issues that were voided. */
export async function selectVoidNumbers(
  tx: Transaction,
  { gameCode, issueNos }: { readonly gameCode: string; readonly issueNos: readonly string[] },
): Promise<readonly string[]> {
  const { rows } = await sql<SelectVoidNumbers>`
    select issue_no as "issueNo" from lottery_issues
    where game_code = ${gameCode} and state = 'void'
      and issue_no = any(${issueNos}::text[])`.execute(tx);
  return rows.map(({ issueNo }) => issueNo);
}

export interface MovedIssue extends PlannedIssue {
  readonly id: bigint;
}

/** Gives issues other times; their numbers and tickets stay. */
export async function writeTimes(tx: Transaction, issues: readonly MovedIssue[]): Promise<void> {
  const momentOf = (ms: number): string => String(Temporal.Instant.fromEpochMilliseconds(ms));
  await sql<WriteTimes>`
    update lottery_issues i
    set opens_at = t.opens::timestamptz, closes_at = t.closes::timestamptz,
        draws_at = t.draws::timestamptz
    from unnest(
      ${issues.map(({ id }) => id)}::bigint[],
      ${issues.map(({ opensAtMs }) => momentOf(opensAtMs))}::text[],
      ${issues.map(({ closesAtMs }) => momentOf(closesAtMs))}::text[],
      ${issues.map(({ drawsAtMs }) => momentOf(drawsAtMs))}::text[])
      as t (id, opens, closes, draws)
    where i.id = t.id`.execute(tx);
}

/** Keeps the times that issues had until now, for the tickets that were sold for them. */
export async function insertTimes(
  tx: Transaction,
  issues: readonly IssueToCome[],
  at: Temporal.Instant,
): Promise<void> {
  await sql<InsertTimes>`
    insert into lottery_issue_times (issue_id, moved_at, closes_at, draws_at)
    select t.id, ${String(at)}::timestamptz, t.closes::timestamptz, t.draws::timestamptz
    from unnest(
      ${issues.map(({ id }) => id)}::bigint[],
      ${issues.map(({ closesAt }) => String(closesAt))}::text[],
      ${issues.map(({ drawsAt }) => String(drawsAt))}::text[]) as t (id, closes, draws)
    on conflict do nothing`.execute(tx);
}

/** By issue, who holds a ticket that is still to be drawn. */
export async function selectHolders(
  tx: Transaction,
  issueIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly MemberId[]>> {
  const { rows } = await sql<SelectHolders>`
    select distinct issue_id as "issueId", member_id as "memberId" from lottery_tickets
    where issue_id = any(${issueIds}::bigint[]) and state = 'open'
    order by issue_id, member_id`.execute(tx);
  const byIssue = Map.groupBy(rows, ({ issueId }) => issueId);
  return new Map([...byIssue].map(([id, held]) => [id, held.map(({ memberId }) => memberId)]));
}
