import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  DeleteHandOffsOf,
  DeleteOldHandOffs,
  InsertHandOff,
  InsertHandOffRoom,
  TakeHandOff,
} from '../generated/statements.ts';

/** Only the newest link of a session is good. */
export async function insertHandOff(
  tx: Transaction,
  row: {
    readonly tokenHash: Buffer;
    readonly sessionId: string;
    readonly subjectId: string;
    readonly expiresAt: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertHandOffRoom>`
    delete from session_hand_offs where session_id = ${row.sessionId}
  `.execute(tx);
  await sql<InsertHandOff>`
    insert into session_hand_offs (token_hash, session_id, subject_id, expires_at)
    values (${row.tokenHash}, ${row.sessionId}, ${row.subjectId},
            ${String(row.expiresAt)}::timestamptz)
  `.execute(tx);
}

export type HandOff = TakeHandOff['row'];

/** Two who use one link wait for each other here, and the second one finds it gone. */
export async function takeHandOff(
  tx: Transaction,
  tokenHash: Buffer,
  now: Temporal.Instant,
): Promise<HandOff | undefined> {
  const { rows } = await sql<TakeHandOff>`
    delete from session_hand_offs
     where token_hash = ${tokenHash} and expires_at > ${String(now)}::timestamptz
    returning session_id as "sessionId", subject_id as "subjectId"
  `.execute(tx);
  return rows[0];
}

/** Links that somebody made and nobody has used yet. */
export async function deleteHandOffsOf(tx: Transaction, subjectId: string): Promise<void> {
  await sql<DeleteHandOffsOf>`
    delete from session_hand_offs where subject_id = ${subjectId}
  `.execute(tx);
}

export async function deleteOldHandOffs(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql<DeleteOldHandOffs>`
    delete from session_hand_offs where expires_at < ${String(now)}::timestamptz
  `.execute(tx);
}
