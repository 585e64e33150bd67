import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  DeleteOldHolds,
  FindHold,
  MarkAwaiting,
  TakeAwaited,
  WriteHold,
} from '../generated/statements.ts';

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

/** What was taken off is to be bound anew; its hold stands already. */
export async function markAwaiting(
  tx: Transaction,
  hold: { readonly subjectId: string; readonly because: HoldCause },
): Promise<void> {
  await sql<MarkAwaiting>`
    update money_holds set is_awaiting = true
     where subject_id = ${hold.subjectId} and because = ${hold.because}
  `.execute(tx);
}

/** Whether it was awaited; it is bound now. */
export async function takeAwaited(
  tx: Transaction,
  hold: { readonly subjectId: string; readonly because: HoldCause },
): Promise<boolean> {
  const { rows } = await sql<TakeAwaited>`
    update money_holds set is_awaiting = false
     where subject_id = ${hold.subjectId} and because = ${hold.because} and is_awaiting
    returning because
  `.execute(tx);
  return rows.length === 1;
}

/** The one that ends last, of those that did not end. */
export async function findHold(
  tx: Transaction,
  subjectId: string,
  now: Temporal.Instant,
): Promise<Hold | undefined> {
  const { rows } = await sql<FindHold>`
    select because, began_at as "beganAt", ends_at as "endsAt" from money_holds
     where subject_id = ${subjectId} and ends_at > ${String(now)}::timestamptz
     order by ends_at desc, because limit 1
  `.execute(tx);
  return rows[0];
}

/** But for those of what is still to be bound. */
export async function deleteOldHolds(tx: Transaction, limit: Temporal.Instant): Promise<void> {
  await sql<DeleteOldHolds>`
    delete from money_holds
     where ends_at < ${String(limit)}::timestamptz and not is_awaiting
  `.execute(tx);
}
