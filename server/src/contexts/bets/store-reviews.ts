import type { BetReviewReason } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  CloseReview,
  LockReview,
  MeasureReviews,
  SelectReused,
  SelectReviews,
} from './generated/statements.ts';

export type ReviewRow = SelectReviews['row'];

/** A bet lies here by its digits. */
const columns = sql`id, reason, provider, subject, member_id as "memberId", round_id as "roundId",
  'bet_' || translate(bet_id::text, '-', '') as "betId", opened_at as "openedAt",
  closed_at as "closedAt", closed_by as "closedBy", note`;

export interface ReviewsQuery {
  readonly isOpen: boolean;
  readonly reason?: BetReviewReason | undefined;
  readonly provider?: string | undefined;
  /** The review behind which the page begins; ids grow with time. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** What waits longest first, or what was closed, the newest first. */
export async function selectReviews(
  tx: Transaction,
  query: ReviewsQuery,
): Promise<readonly ReviewRow[]> {
  const { isOpen, reason, provider, after } = query;
  const { rows } = await sql<SelectReviews>`
    select ${columns} from bet_reviews
    where (closed_at is null) = ${isOpen}::boolean
      ${reason === undefined ? sql`` : sql`and reason = ${reason}`}
      ${provider === undefined ? sql`` : sql`and provider = ${provider}`}
      ${
        after === undefined
          ? sql``
          : sql`and case when ${isOpen}::boolean then id > ${after} else id < ${after} end`
      }
    order by case when ${isOpen}::boolean then id end, id desc
    limit ${query.limit}`.execute(tx);
  return rows;
}

export async function measureReviews(tx: Transaction): Promise<MeasureReviews['row']> {
  const { rows } = await sql<MeasureReviews>`
    select count(*)::int as count, min(opened_at) as "oldestAt"
      from bet_reviews where closed_at is null`.execute(tx);
  return rows[0] ?? { count: 0, oldestAt: null };
}

/** Which of these transactions came before an operator as ids that were used twice. */
export async function selectReused(
  tx: Transaction,
  { provider, txIds }: { readonly provider: string; readonly txIds: readonly string[] },
): Promise<readonly string[]> {
  if (txIds.length === 0) {
    return [];
  }
  const { rows } = await sql<SelectReused>`
    select distinct subject from bet_reviews
     where provider = ${provider} and reason = 'transaction_id_reused'
       and subject = any(${txIds}::text[])`.execute(tx);
  return rows.map(({ subject }) => subject);
}

export async function lockReview(tx: Transaction, id: string): Promise<ReviewRow | undefined> {
  const { rows } = await sql<LockReview>`
    select ${columns} from bet_reviews where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function closeReview(
  tx: Transaction,
  command: {
    readonly id: string;
    readonly by: string;
    readonly note: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<CloseReview>`
    update bet_reviews set closed_at = ${String(command.at)}::timestamptz,
      closed_by = ${command.by}, note = ${command.note}
    where id = ${command.id}`.execute(tx);
}
