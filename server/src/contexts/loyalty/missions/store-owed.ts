import type { MemberId, MissionId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  AddReturned,
  AddTaken,
  LockOwing,
  LockTakenBack,
  PutTakenBack,
  SelectClaimedSince,
  UpdateOwed,
} from '../generated/statements.ts';

/** A claim of the last time, with what was done before joining and what is owed of it. */
export type ClaimedEntry = SelectClaimedSince['row'];

export async function selectClaimedSince(
  tx: Transaction,
  query: { readonly memberIds: readonly MemberId[]; readonly since: Temporal.Instant },
): Promise<readonly ClaimedEntry[]> {
  const { rows } = await sql<SelectClaimedSince>`
    select mission_id as "missionId", member_id as "memberId", period_key as period,
      before_done as "beforeDone", owed_minor as "owedMinor", taken_back_at as "takenBackAt"
    from mission_entries
    where member_id = any(${plain(query.memberIds)}::text[])
      and claimed_at >= ${String(query.since)}::timestamptz`.execute(tx);
  return rows;
}

/** Whether what it gave went back; whoever asks changes it in the same transaction. */
export async function lockTakenBack(
  tx: Transaction,
  key: EntryKey,
): Promise<Temporal.Instant | null> {
  const { rows } = await sql<LockTakenBack>`
    select taken_back_at as "takenBackAt" from mission_entries
    where mission_id = ${key.missionId} and member_id = ${key.memberId}
      and period_key = ${key.period} for update`.execute(tx);
  return rows[0]?.takenBackAt ?? null;
}

export async function putTakenBack(
  tx: Transaction,
  row: EntryKey & { readonly at: Temporal.Instant | null },
): Promise<void> {
  await sql<PutTakenBack>`
    update mission_entries
       set taken_back_at = ${row.at === null ? null : String(row.at)}::timestamptz
    where mission_id = ${row.missionId} and member_id = ${row.memberId}
      and period_key = ${row.period}`.execute(tx);
}

interface EntryKey {
  readonly missionId: MissionId;
  readonly memberId: MemberId;
  readonly period: string;
}

interface Owed extends EntryKey {
  readonly owedMinor: bigint;
}

/** What was taken already stays taken. Rows are locked in the order in which others take them. */
export async function updateOwed(tx: Transaction, rows: readonly Owed[]): Promise<void> {
  await sql<UpdateOwed>`
    with locked as materialized (
      select e.mission_id, e.member_id, e.period_key, t.owed
      from mission_entries e join unnest(
        ${plain(rows.map(({ missionId }) => missionId))}::text[],
        ${plain(rows.map(({ memberId }) => memberId))}::text[],
        ${plain(rows.map(({ period }) => period))}::text[],
        ${plain(rows.map(({ owedMinor }) => owedMinor))}::bigint[]
      ) as t (mission, member, period, owed)
        on e.mission_id = t.mission and e.member_id = t.member and e.period_key = t.period
      order by e.member_id, e.mission_id, e.period_key for update of e)
    update mission_entries e set owed_minor = greatest(e.taken_minor, l.owed) from locked l
    where e.mission_id = l.mission_id and e.member_id = l.member_id
      and e.period_key = l.period_key`.execute(tx);
}

/**
 * What a member owes, the oldest claim first; what went back to the house meanwhile is not owed
 * again. Two bonuses at once wait for each other here.
 */
export async function lockOwing(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly LockOwing['row'][]> {
  const { rows } = await sql<LockOwing>`
    with locked as materialized (
      select mission_id, period_key, claimed_at, owed_minor - returned_minor - taken_minor as open
      from mission_entries where member_id = ${memberId} and taken_minor < owed_minor
      order by mission_id, period_key for update)
    select mission_id as "missionId", period_key as period, open as "openMinor"
    from locked where open > 0 order by claimed_at, mission_id, period_key`.execute(tx);
  return rows;
}

export async function addTaken(
  tx: Transaction,
  row: Omit<Owed, 'owedMinor'> & { readonly takenMinor: bigint },
): Promise<void> {
  await sql<AddTaken>`
    update mission_entries set taken_minor = taken_minor + ${row.takenMinor}
    where mission_id = ${row.missionId} and member_id = ${row.memberId}
      and period_key = ${row.period}`.execute(tx);
}

/** What went to the house of the money that this claim gave; below 0 where it came again. */
export async function addReturned(
  tx: Transaction,
  row: {
    readonly memberId: MemberId;
    readonly givenFor: string;
    readonly amountMinor: bigint;
  },
): Promise<void> {
  await sql<AddReturned>`
    update mission_entries
       set returned_minor = greatest(0, returned_minor + ${row.amountMinor}::bigint)
    where member_id = ${row.memberId}
      and 'mission:' || mission_id || ':' || member_id || ':' || period_key = ${row.givenFor}
  `.execute(tx);
}
