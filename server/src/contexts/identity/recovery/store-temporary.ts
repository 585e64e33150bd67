import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  DeleteOldTemporary,
  DeleteTemporaryOf,
  InsertTemporaryEnd,
  HasTemporary,
  InsertTemporary,
  TakeTemporary,
  WasTemporary,
} from '../generated/statements.ts';

/** The new one is the only one that opens something; those before stay known as used ones. */
export async function insertTemporary(
  tx: Transaction,
  row: {
    readonly secretHash: Buffer;
    readonly subjectId: string;
    readonly at: Temporal.Instant;
    readonly expiresAt: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertTemporaryEnd>`
    update temporary_passwords set used_at = ${String(row.at)}::timestamptz
     where subject_id = ${row.subjectId} and used_at is null`.execute(tx);
  await sql<InsertTemporary>`
    insert into temporary_passwords (secret_hash, subject_id, created_at, expires_at)
    values (${row.secretHash}, ${row.subjectId}, ${String(row.at)}::timestamptz,
            ${String(row.expiresAt)}::timestamptz)
  `.execute(tx);
}

interface TemporaryKey {
  readonly secretHash: Buffer;
  readonly subjectId: string;
}

export async function hasTemporary(
  tx: Transaction,
  key: TemporaryKey,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await sql<HasTemporary>`
    select 1 as found from temporary_passwords
     where secret_hash = ${key.secretHash} and subject_id = ${key.subjectId}
       and used_at is null and expires_at > ${String(now)}::timestamptz
  `.execute(tx);
  return rows.length === 1;
}

/**
 * Takes one, and with it every other of the subject; false when another call took it first. The
 * mail of before the last one lies about in a mailbox (R66).
 */
export async function takeTemporary(
  tx: Transaction,
  key: TemporaryKey,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await sql<TakeTemporary>`
    update temporary_passwords set used_at = ${String(now)}::timestamptz
     where subject_id = ${key.subjectId} and used_at is null
    returning secret_hash = ${key.secretHash} as "isThis"
  `.execute(tx);
  return rows.some(({ isThis }) => isThis);
}

/** Whether it was sent to this member lately, used or not: it is no new one (R62). */
export async function wasTemporary(tx: Transaction, key: TemporaryKey): Promise<boolean> {
  const { rows } = await sql<WasTemporary>`
    select 1 as found from temporary_passwords
     where secret_hash = ${key.secretHash} and subject_id = ${key.subjectId}
  `.execute(tx);
  return rows.length === 1;
}

export async function deleteTemporaryOf(tx: Transaction, subjectId: string): Promise<void> {
  await sql<DeleteTemporaryOf>`
    delete from temporary_passwords where subject_id = ${subjectId}
  `.execute(tx);
}

/** Kept as long as a session of one may last, which must not choose it anew. */
const keptHours = 24;

export async function deleteOldTemporary(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const oldest = String(now.subtract({ hours: keptHours }));
  await sql<DeleteOldTemporary>`
    delete from temporary_passwords where expires_at < ${oldest}::timestamptz
  `.execute(tx);
}
