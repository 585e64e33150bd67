import type { MemberId, MissionId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
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

/** What was taken already stays taken. */
export async function updateOwed(tx: Transaction, rows: readonly Owed[]): Promise<void> {
  await sql<UpdateOwed>`
    update mission_entries e set owed_minor = greatest(e.taken_minor, t.owed)
    from unnest(
      ${plain(rows.map(({ missionId }) => missionId))}::text[],
      ${plain(rows.map(({ memberId }) => memberId))}::text[],
      ${plain(rows.map(({ period }) => period))}::text[],
      ${plain(rows.map(({ owedMinor }) => owedMinor))}::bigint[]
    ) as t (mission, member, period, owed)
    where e.mission_id = t.mission and e.member_id = t.member and e.period_key = t.period`.execute(
    tx,
  );
}

/** What a member owes, the oldest claim first; two bonuses at once wait for each other here. */
export async function lockOwing(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly LockOwing['row'][]> {
  const { rows } = await sql<LockOwing>`
    select mission_id as "missionId", period_key as period,
      owed_minor - taken_minor as "openMinor"
    from mission_entries where member_id = ${memberId} and taken_minor < owed_minor
    order by claimed_at, mission_id, period_key for update`.execute(tx);
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
