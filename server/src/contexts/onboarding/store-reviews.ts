import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { LockAgeReview, WriteAgeReview } from './generated/statements.ts';

export type AgeReview = LockAgeReview['row'];

export async function lockAgeReview(tx: Transaction): Promise<AgeReview | undefined> {
  const { rows } = await sql<LockAgeReview>`
    select minimum_age as "minimumAge", floor_age as "floorAge",
           reviewed_up_to as "reviewedUpTo", is_done as "isDone"
      from age_reviews for update
  `.execute(tx);
  return rows[0];
}

export async function writeAgeReview(tx: Transaction, row: AgeReview): Promise<void> {
  await sql<WriteAgeReview>`
    insert into age_reviews (minimum_age, floor_age, reviewed_up_to, is_done)
    values (${row.minimumAge}, ${row.floorAge}, ${row.reviewedUpTo}, ${row.isDone})
    on conflict (id) do update set
      minimum_age = excluded.minimum_age, floor_age = excluded.floor_age,
      reviewed_up_to = excluded.reviewed_up_to, is_done = excluded.is_done
  `.execute(tx);
}
