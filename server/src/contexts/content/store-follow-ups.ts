import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SelectEarlier, SelectFollowUps } from './generated/statements.ts';
import { columns, type Feedback, type FeedbackId } from './store.ts';

/** What was written once more, by the message that it follows. */
export async function selectFollowUps(
  tx: Transaction,
  ids: readonly FeedbackId[],
): Promise<ReadonlyMap<FeedbackId, Feedback>> {
  const { rows } = await sql<SelectFollowUps>`
    select ${columns} from feedback where follows = any(${ids}::text[])`.execute(tx);
  return new Map(rows.flatMap((row) => (row.follows === null ? [] : [[row.follows, row]])));
}

/** The messages that others follow, by their own id. */
export async function selectEarlier(
  tx: Transaction,
  ids: readonly FeedbackId[],
): Promise<ReadonlyMap<FeedbackId, Feedback>> {
  const { rows } = await sql<SelectEarlier>`
    select ${columns} from feedback where id = any(${ids}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
