import type { ApprovalId, MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountPlaces,
  EndMove,
  FindDeepest,
  FindLastMove,
  HasPlannedMove,
  InsertMove,
  KeepPastLines,
  LockTree,
  MarkReady,
  MoveTeam,
  SelectDueMoves,
  SelectMoveDays,
  ShareTree,
} from '../generated/statements.ts';

/** Behind every letter of a path: what begins with a path lies before it. */
const pathEnd = '~';

export type MoveRow = SelectDueMoves['row'];

/** Waits until nobody else moves or takes a place, and lets nobody do either. */
export async function lockTree(tx: Transaction): Promise<void> {
  await sql<LockTree>`
    select pg_advisory_xact_lock(hashtextextended('agents.tree', 0))
  `.execute(tx);
}

/** Whoever takes a place waits for a move that is being carried out, and for nobody else. */
export async function shareTree(tx: Transaction): Promise<void> {
  await sql<ShareTree>`
    select pg_advisory_xact_lock_shared(hashtextextended('agents.tree', 0))
  `.execute(tx);
}

export interface NewMove {
  readonly id: ApprovalId;
  readonly memberId: MemberId;
  readonly fromId: MemberId | null;
  readonly toId: MemberId | null;
  readonly effectiveOn: string;
  readonly effectiveAt: Temporal.Instant;
  readonly plannedAt: Temporal.Instant;
  readonly plannedBy: string;
}

export async function insertMove(tx: Transaction, row: NewMove): Promise<void> {
  await sql<InsertMove>`
    insert into tree_moves (id, member_id, from_id, to_id, effective_on, effective_at, planned_at,
                            planned_by, state)
    values (${row.id}, ${row.memberId}, ${row.fromId}, ${row.toId}, ${row.effectiveOn}::date,
            ${String(row.effectiveAt)}::timestamptz, ${String(row.plannedAt)}::timestamptz,
            ${row.plannedBy}, 'PLANNED')
  `.execute(tx);
}

export async function hasPlannedMove(tx: Transaction, memberId: MemberId): Promise<boolean> {
  const { rows } = await sql<HasPlannedMove>`
    select id from tree_moves where member_id = ${memberId} and state = 'PLANNED'
  `.execute(tx);
  return rows.length > 0;
}

export async function findLastMove(
  tx: Transaction,
  memberId: MemberId,
): Promise<FindLastMove['row'] | undefined> {
  const { rows } = await sql<FindLastMove>`
    select to_id as "toId", effective_at as "effectiveAt", state, refused_for as "refusedFor",
           ready_count as "readyCount", team_count as "teamCount"
      from tree_moves where member_id = ${memberId} order by effective_at desc, id desc limit 1
  `.execute(tx);
  return rows[0];
}

/** The days of a span, without its first, with which somebody came to another line. */
export async function selectMoveDays(
  tx: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly string[]> {
  const { rows } = await sql<SelectMoveDays>`
    select distinct effective_on::text as "day" from tree_moves
     where state = 'DONE' and effective_on > ${from}::date and effective_on <= ${to}::date
     order by 1
  `.execute(tx);
  return rows.flatMap(({ day }) => day ?? []);
}

/** Moves whose day has begun, in the order in which they were decided. */
export async function selectDueMoves(
  tx: Transaction,
  at: Temporal.Instant,
): Promise<readonly MoveRow[]> {
  const { rows } = await sql<SelectDueMoves>`
    select id, member_id as "memberId", from_id as "fromId", to_id as "toId",
           effective_on::text as "effectiveOn", effective_at as "effectiveAt",
           ready_count as "readyCount", ready_path as "readyPath"
      from tree_moves
     where state = 'PLANNED' and effective_at <= ${String(at)}::timestamptz
     order by effective_at, planned_at, id
  `.execute(tx);
  return rows;
}

export async function endMove(
  tx: Transaction,
  end: {
    readonly id: string;
    readonly state: 'DONE' | 'REFUSED';
    readonly refusedFor: string | null;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<EndMove>`
    update tree_moves
       set state = ${end.state}, refused_for = ${end.refusedFor},
           ended_at = ${String(end.at)}::timestamptz
     where id = ${end.id}
  `.execute(tx);
}

/** The lowest level on which somebody of a team stands. */
export async function findDeepest(tx: Transaction, path: string): Promise<number> {
  const { rows } = await sql<FindDeepest>`
    select coalesce(max(level), 0)::int as level from tree_positions
     where path >= ${path} and path < ${path + pathEnd}
  `.execute(tx);
  return rows[0]?.level ?? 0;
}

/** How many a team has, its top included. */
export async function countPlaces(tx: Transaction, path: string): Promise<number> {
  const { rows } = await sql<CountPlaces>`
    select count(*)::int as places from tree_positions
     where path >= ${path} and path < ${path + pathEnd}
  `.execute(tx);
  return rows[0]?.places ?? 0;
}

/**
 * Where those of a team stood up to a day, from behind one of them on, in the order of the tree; of
 * two moves for one day the first says it. Answers how many these are, and the last of them.
 */
export async function keepPastLines(
  tx: Transaction,
  team: {
    readonly path: string;
    readonly untilDay: string;
    /** Null to begin with the top. */
    readonly after: string | null;
    readonly atMost: number;
  },
): Promise<{ readonly count: number; readonly last: string | null }> {
  const { rows } = await sql<KeepPastLines>`
    with part as (
      select member_id, upline, path from tree_positions
       where path >= ${team.path} and path < ${team.path + pathEnd}
         and path > coalesce(${team.after}::text, '')
       order by path limit ${team.atMost}
    ), kept as (
      insert into tree_past_lines (member_id, until_day, upline)
      select member_id, ${team.untilDay}::date, upline from part
      on conflict (member_id, until_day) do nothing
    )
    select count(*)::int as count, max(path) as last from part
  `.execute(tx);
  return { count: rows[0]?.count ?? 0, last: rows[0]?.last ?? null };
}

/** How far a move is prepared. */
export async function markReady(
  tx: Transaction,
  move: {
    readonly id: string;
    readonly readyCount: number;
    readonly teamCount: number;
    readonly readyPath: string | null;
  },
): Promise<void> {
  await sql<MarkReady>`
    update tree_moves
       set ready_count = ${move.readyCount}, team_count = ${move.teamCount},
           ready_path = ${move.readyPath}
     where id = ${move.id}
  `.execute(tx);
}

/** Puts a whole team below another line, in one statement, so that no parent is ever missing. */
export async function moveTeam(
  tx: Transaction,
  team: {
    readonly path: string;
    /** How many stand above the member who moves. */
    readonly depth: number;
    readonly upline: readonly bigint[];
  },
): Promise<void> {
  await sql<MoveTeam>`
    update tree_positions set upline = ${team.upline}::bigint[] || upline[${team.depth}::int + 1 :]
     where path >= ${team.path} and path < ${team.path + pathEnd}
  `.execute(tx);
}
