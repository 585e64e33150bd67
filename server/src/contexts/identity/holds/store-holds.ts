import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { DeleteOldHolds, FindHold, WriteHold } from '../generated/statements.ts';

export type Hold = FindHold['row'];
export type HoldCause = Hold['because'];

/** In the place of one of the same cause. */
export async function writeHold(
  tx: Transaction,
  row: {
    readonly subjectId: string;
    readonly because: HoldCause;
    readonly at: Temporal.Instant;
    readonly endsAt: Temporal.Instant;
  },
): Promise<void> {
  await sql<WriteHold>`
    insert into money_holds (subject_id, because, began_at, ends_at)
    values (${row.subjectId}, ${row.because}, ${String(row.at)}::timestamptz,
            ${String(row.endsAt)}::timestamptz)
        on conflict (subject_id, because) do update
       set began_at = excluded.began_at, ends_at = excluded.ends_at
  `.execute(tx);
}

/** The one that ends last, of those that did not end. */
export async function findHold(
  tx: Transaction,
  subjectId: string,
  now: Temporal.Instant,
): Promise<Hold | undefined> {
  const { rows } = await sql<FindHold>`
    select because, ends_at as "endsAt" from money_holds
     where subject_id = ${subjectId} and ends_at > ${String(now)}::timestamptz
     order by ends_at desc, because limit 1
  `.execute(tx);
  return rows[0];
}

export async function deleteOldHolds(tx: Transaction, limit: Temporal.Instant): Promise<void> {
  await sql<DeleteOldHolds>`
    delete from money_holds where ends_at < ${String(limit)}::timestamptz
  `.execute(tx);
}
