import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  ChangeRhythm,
  FindRhythm,
  InsertReminders,
  TakeDueReminders,
} from './generated/statements.ts';

export type DueReminder = TakeDueReminders['row'];
export type Rhythm = FindRhythm['row'];

/** The first dates of somebody who came; a second time changes nothing. */
export async function insertReminders(
  tx: Transaction,
  row: { readonly memberId: MemberId; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<InsertReminders>`
    insert into care_reminders (member_id, kind, every_months, next_at)
    select ${row.memberId}, k.kind, k.months,
           ${String(row.at)}::timestamptz + make_interval(months => k.months)
      from (values ('review', 6), ('limits', 12)) as k (kind, months)
    on conflict do nothing`.execute(tx);
}

/** Takes what is due, the longest overdue first, and sets the date after it. */
export async function takeDueReminders(
  tx: Transaction,
  query: { readonly now: Temporal.Instant; readonly limit: number },
): Promise<readonly DueReminder[]> {
  const { rows } = await sql<TakeDueReminders>`
    with due as (
      select member_id, kind, next_at from care_reminders
       where next_at <= ${String(query.now)}::timestamptz
       order by next_at limit ${query.limit} for update skip locked)
    update care_reminders r set next_at = r.next_at + make_interval(months => r.every_months)
      from due where r.member_id = due.member_id and r.kind = due.kind
    returning r.member_id as "memberId", r.kind, due.next_at as "dueAt"`.execute(tx);
  return rows;
}

export async function findRhythm(tx: Transaction, memberId: MemberId): Promise<Rhythm | undefined> {
  const { rows } = await sql<FindRhythm>`
    select every_months::int as months, next_at as "nextAt" from care_reminders
     where member_id = ${memberId} and kind = 'review'`.execute(tx);
  return rows[0];
}

/** The next date comes nearer where the new rhythm asks for it, and never moves away. */
export async function changeRhythm(
  tx: Transaction,
  row: { readonly memberId: MemberId; readonly months: number; readonly now: Temporal.Instant },
): Promise<void> {
  await sql<ChangeRhythm>`
    update care_reminders set every_months = ${row.months}::int,
           next_at = least(next_at,
             ${String(row.now)}::timestamptz + make_interval(months => ${row.months}::int))
     where member_id = ${row.memberId} and kind = 'review'`.execute(tx);
}
