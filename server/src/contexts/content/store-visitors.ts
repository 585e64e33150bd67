import type { QuestionType } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  CountWaitingOf,
  CountWaitingOfLock,
  DeleteOldOfVisitors,
  InsertVisitorFeedback,
} from './generated/statements.ts';
import type { FeedbackId } from './store.ts';

/** How many messages of an e-mail address wait; a second sender waits here for the first. */
export async function countWaitingOf(tx: Transaction, email: string): Promise<number> {
  await sql<CountWaitingOfLock>`
    select pg_advisory_xact_lock(hashtextextended(${`feedback|${email}`}, 0))`.execute(tx);
  const { rows } = await sql<CountWaitingOf>`
    select count(*)::int as waiting from feedback
    where visitor_email = ${email} and answer is null`.execute(tx);
  return rows[0]?.waiting ?? 0;
}

export async function insertVisitorFeedback(
  tx: Transaction,
  row: {
    readonly id: FeedbackId;
    readonly name: string;
    readonly email: string;
    /** In which language the answer greets. */
    readonly locale: string;
    readonly questionType: QuestionType;
    readonly content: string;
    readonly sentAt: Temporal.Instant;
  },
): Promise<void> {
  const { id, name, email, locale } = row;
  await sql<InsertVisitorFeedback>`
    insert into feedback
           (id, visitor_name, visitor_email, visitor_locale, question_type, content, sent_at)
    values (${id}, ${name}, ${email}, ${locale}, ${row.questionType}, ${row.content},
            ${String(row.sentAt)}::timestamptz)`.execute(tx);
}

export async function deleteOldOfVisitors(
  tx: Transaction,
  latest: Temporal.Instant,
): Promise<void> {
  await sql<DeleteOldOfVisitors>`
    delete from feedback
     where member_id is null and sent_at < ${String(latest)}::timestamptz`.execute(tx);
}
