import type { MemberId, MissionId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  HasClaimed,
  InsertEntry,
  PutClaim,
  PutTold,
  SelectEntries,
} from '../generated/statements.ts';

/** What a member did about a mission in one period: joined it, claimed it. */
export type MissionEntry = SelectEntries['row'];

interface EntryKey {
  readonly missionId: MissionId;
  readonly memberId: MemberId;
  readonly period: string;
}

export async function selectEntries(
  tx: Transaction,
  query: {
    readonly memberIds: readonly MemberId[];
    readonly missionIds: readonly MissionId[];
  },
): Promise<readonly MissionEntry[]> {
  const { rows } = await sql<SelectEntries>`
    select mission_id as "missionId", member_id as "memberId", period_key as period,
      joined_at as "joinedAt", before_done as "beforeDone", claimed_at as "claimedAt",
      told_at as "toldAt"
    from mission_entries
    where member_id = any(${plain(query.memberIds)}::text[])
      and mission_id = any(${plain(query.missionIds)}::text[])`.execute(tx);
  return rows;
}

/** The one way in; whoever joins holds the lock of the member's account. */
export async function insertEntry(
  tx: Transaction,
  row: EntryKey & { readonly joinedAt: Temporal.Instant; readonly beforeDone: bigint },
): Promise<void> {
  await sql<InsertEntry>`
    insert into mission_entries (mission_id, member_id, period_key, joined_at, before_done)
    values (${row.missionId}, ${row.memberId}, ${row.period},
      ${String(row.joinedAt)}::timestamptz, ${row.beforeDone})`.execute(tx);
}

/** Notes who was told that a mission is done; answers those who were not before. */
export async function putTold(
  tx: Transaction,
  { keys, at }: { readonly keys: readonly EntryKey[]; readonly at: Temporal.Instant },
): Promise<readonly PutTold['row'][]> {
  const { rows } = await sql<PutTold>`
    insert into mission_entries as e (mission_id, member_id, period_key, before_done, told_at)
    select mission_id, member_id, period_key, 0, ${String(at)}::timestamptz
      from unnest(
        ${plain(keys.map(({ missionId }) => missionId))}::text[],
        ${plain(keys.map(({ memberId }) => memberId))}::text[],
        ${plain(keys.map(({ period }) => period))}::text[]) as t (mission_id, member_id, period_key)
     order by member_id, mission_id, period_key
    on conflict (member_id, mission_id, period_key) do update set told_at = excluded.told_at
      where e.told_at is null and e.claimed_at is null
    returning mission_id as "missionId", member_id as "memberId", period_key as period`.execute(tx);
  return rows;
}

/** Whether nobody had claimed it. */
export async function putClaim(
  tx: Transaction,
  row: EntryKey & { readonly at: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<PutClaim>`
    insert into mission_entries as e (mission_id, member_id, period_key, before_done, claimed_at)
    values (${row.missionId}, ${row.memberId}, ${row.period}, 0, ${String(row.at)}::timestamptz)
    on conflict (member_id, mission_id, period_key) do update set claimed_at = excluded.claimed_at
      where e.claimed_at is null
    returning mission_id`.execute(tx);
  return rows.length > 0;
}

/** Whether one of these has had what a mission is worth in a period. */
export async function hasClaimed(
  tx: Transaction,
  query: Omit<EntryKey, 'memberId'> & { readonly memberIds: readonly MemberId[] },
): Promise<boolean> {
  const { rows } = await sql<HasClaimed>`
    select 1 as claimed from mission_entries
    where mission_id = ${query.missionId} and period_key = ${query.period}
      and member_id = any(${plain(query.memberIds)}::text[]) and claimed_at is not null
    limit 1`.execute(tx);
  return rows.length > 0;
}
