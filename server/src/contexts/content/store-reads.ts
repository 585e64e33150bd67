import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  CountReads,
  DeleteReadsOfOthers,
  InsertReads,
  SelectReads,
} from './generated/statements.ts';

/** The newest first. */
export async function selectReads(
  tx: Transaction,
  memberId: MemberId,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<SelectReads>`
    select announcement_id as id from announcement_reads where member_id = ${memberId}
     order by read_at desc, announcement_id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What was read before keeps its moment. */
export async function insertReads(
  tx: Transaction,
  row: {
    readonly memberId: MemberId;
    readonly ids: readonly string[];
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertReads>`
    insert into announcement_reads (member_id, announcement_id, read_at)
    select ${row.memberId}, id, ${String(row.at)}::timestamptz
      from unnest(${row.ids}::text[]) as marked (id)
    on conflict do nothing`.execute(tx);
}

/** How many of these the member has read. */
export async function countReads(
  tx: Transaction,
  { memberId, ids }: { readonly memberId: MemberId; readonly ids: readonly string[] },
): Promise<number> {
  const { rows } = await sql<CountReads>`
    select count(*)::int as read from announcement_reads
     where member_id = ${memberId} and announcement_id = any(${ids}::text[])`.execute(tx);
  return rows[0]?.read ?? 0;
}

export async function deleteReadsOfOthers(
  tx: Transaction,
  ids: readonly string[],
  latest: Temporal.Instant,
): Promise<void> {
  await sql<DeleteReadsOfOthers>`
    delete from announcement_reads
     where announcement_id <> all(${ids}::text[])
       and read_at < ${String(latest)}::timestamptz`.execute(tx);
}
