import type { MemberId, OperatorId, PrefixedId, QuestionType } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import type { QueueDepth } from '../../platform/desk-queue.ts';
import { sql } from '../../platform/sql.ts';
import type {
  AddVote,
  CountWaiting,
  CountWaitingLock,
  InsertFeedback,
  LockFeedback,
  SelectFeedback,
  SelectOwnFeedback,
  SelectVotes,
  UpdateAnswer,
  MeasureUnanswered,
} from './generated/statements.ts';

export type Feedback = LockFeedback['row'];
export type FeedbackId = PrefixedId<'fbk'>;

/** Of a message, in every statement that reads whole ones. */
export const columns = sql`id, member_id as "memberId", visitor_name as "visitorName",
  visitor_email as "visitorEmail", visitor_locale as "visitorLocale",
  question_type as "questionType", content, sent_at as "sentAt",
  answer, answered_by as "answeredBy",
  answered_by_name as "answeredByName", answered_at as "answeredAt", follows`;

export async function insertFeedback(
  tx: Transaction,
  row: {
    readonly id: FeedbackId;
    readonly memberId: MemberId;
    readonly questionType: QuestionType;
    readonly content: string;
    readonly sentAt: Temporal.Instant;
    /** The answered message to which this is written once more. */
    readonly follows?: FeedbackId;
  },
): Promise<void> {
  await sql<InsertFeedback>`
    insert into feedback (id, member_id, question_type, content, sent_at, follows)
    values (${row.id}, ${row.memberId}, ${row.questionType}, ${row.content},
            ${String(row.sentAt)}::timestamptz, ${row.follows ?? null})`.execute(tx);
}

/** How many messages of a member wait; what they send at the same time waits here for the first. */
export async function countWaiting(tx: Transaction, memberId: MemberId): Promise<number> {
  await sql<CountWaitingLock>`
    select pg_advisory_xact_lock(hashtextextended(${`feedback|${memberId}`}, 0))`.execute(tx);
  const { rows } = await sql<CountWaiting>`
    select count(*)::int as waiting from feedback
    where member_id = ${memberId} and answer is null`.execute(tx);
  return rows[0]?.waiting ?? 0;
}

/** Two who answer at once wait for each other here. */
export async function lockFeedback(tx: Transaction, id: FeedbackId): Promise<Feedback | undefined> {
  const { rows } = await sql<LockFeedback>`
    select ${columns} from feedback where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function updateAnswer(
  tx: Transaction,
  answer: {
    readonly id: FeedbackId;
    readonly text: string;
    readonly by: { readonly id: OperatorId; readonly name: string };
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const { id, text, by, at } = answer;
  await sql<UpdateAnswer>`
    update feedback set answer = ${text}, answered_by = ${by.id}, answered_by_name = ${by.name},
                        answered_at = ${String(at)}::timestamptz
    where id = ${id}`.execute(tx);
}

/** The first of each matter, newest first. */
export async function selectOwnFeedback(
  tx: Transaction,
  page: {
    readonly memberId: MemberId;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<readonly Feedback[]> {
  const { memberId, cursor, limit } = page;
  const older = cursor === undefined ? sql`` : sql` and id collate "C" < ${cursor}`;
  const { rows } = await sql<SelectOwnFeedback>`
    select ${columns} from feedback where member_id = ${memberId} and follows is null${older}
    order by id collate "C" desc limit ${limit}`.execute(tx);
  return rows;
}

export interface FeedbackQuery {
  readonly isWaiting: boolean;
  readonly questionType: QuestionType | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** What waits longest comes first; of the answered ones the newest. */
export async function selectFeedback(
  tx: Transaction,
  page: FeedbackQuery,
): Promise<readonly Feedback[]> {
  const { isWaiting, questionType, cursor } = page;
  const parts = [
    isWaiting ? sql`answer is null` : sql`answer is not null`,
    ...(questionType === undefined ? [] : [sql`question_type = ${questionType}`]),
    ...(cursor === undefined
      ? []
      : [isWaiting ? sql`id collate "C" > ${cursor}` : sql`id collate "C" < ${cursor}`]),
  ];
  const order = isWaiting ? sql`id collate "C"` : sql`id collate "C" desc`;
  const { rows } = await sql<SelectFeedback>`
    select ${columns} from feedback where ${sql.join(parts, sql` and `)}
    order by ${order} limit ${page.limit}`.execute(tx);
  return rows;
}

export async function addVote(
  tx: Transaction,
  vote: { readonly articleId: string; readonly isClear: boolean },
): Promise<void> {
  const clear = vote.isClear ? 1 : 0;
  await sql<AddVote>`
    insert into help_votes as v (article_id, clear, unclear)
    values (${vote.articleId}, ${clear}, ${1 - clear})
    on conflict (article_id) do update
      set clear = v.clear + excluded.clear, unclear = v.unclear + excluded.unclear`.execute(tx);
}

export async function selectVotes(tx: Transaction): Promise<readonly SelectVotes['row'][]> {
  const { rows } = await sql<SelectVotes>`
    select article_id as "articleId", clear, unclear from help_votes`.execute(tx);
  return rows;
}

/** How many letters nobody answered yet, and since when the oldest waits. */
export async function measureUnanswered(tx: Transaction): Promise<QueueDepth> {
  const { rows } = await sql<MeasureUnanswered>`
    select count(*)::int as count, min(sent_at) as "oldestAt" from feedback
    where answer is null`.execute(tx);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldestAt ?? undefined };
}
