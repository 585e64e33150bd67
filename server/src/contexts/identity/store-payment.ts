import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  DeletePaymentPassword,
  FindOpenedAt,
  FindPaymentHash,
  FindPaymentPassword,
  LockPaymentHash,
  MarkPaymentProven,
  SpendPaymentProof,
  WritePaymentPassword,
} from './generated/statements.ts';

/** In the place of one that was there. */
export async function writePaymentPassword(
  tx: Transaction,
  row: {
    readonly subjectId: string;
    readonly passwordHash: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<WritePaymentPassword>`
    insert into payment_passwords (subject_id, password_hash, set_at)
    values (${row.subjectId}, ${row.passwordHash}, ${String(row.at)}::timestamptz)
    on conflict (subject_id) do update
       set password_hash = excluded.password_hash, set_at = excluded.set_at
  `.execute(tx);
}

export async function findPaymentPassword(
  tx: Transaction,
  subjectId: string,
): Promise<FindPaymentPassword['row'] | undefined> {
  const { rows } = await sql<FindPaymentPassword>`
    select set_at as "setAt" from payment_passwords where subject_id = ${subjectId}
  `.execute(tx);
  return rows[0];
}

export async function findPaymentHash(
  tx: Transaction,
  subjectId: string,
): Promise<string | undefined> {
  const { rows } = await sql<FindPaymentHash>`
    select password_hash as "passwordHash" from payment_passwords where subject_id = ${subjectId}
  `.execute(tx);
  return rows[0]?.passwordHash;
}

/** When the account of a subject was opened. */
export async function findOpenedAt(
  tx: Transaction,
  subjectId: string,
): Promise<Temporal.Instant | undefined> {
  const { rows } = await sql<FindOpenedAt>`
    select created_at as "openedAt" from credentials where subject_id = ${subjectId}
  `.execute(tx);
  return rows[0]?.openedAt;
}

/** Two who replace it at once wait for each other here. */
export async function lockPaymentHash(
  tx: Transaction,
  subjectId: string,
): Promise<string | undefined> {
  const { rows } = await sql<LockPaymentHash>`
    select password_hash as "passwordHash" from payment_passwords
     where subject_id = ${subjectId} for update
  `.execute(tx);
  return rows[0]?.passwordHash;
}

/** False when there was none. */
export async function deletePaymentPassword(tx: Transaction, subjectId: string): Promise<boolean> {
  const { rows } = await sql<DeletePaymentPassword>`
    delete from payment_passwords where subject_id = ${subjectId} returning set_at as "setAt"
  `.execute(tx);
  return rows.length === 1;
}

export async function markPaymentProven(
  tx: Transaction,
  sessionId: string,
  at: Temporal.Instant,
): Promise<void> {
  await sql<MarkPaymentProven>`
    insert into payment_proofs (session_id, proven_at)
    values (${sessionId}, ${String(at)}::timestamptz)
        on conflict (session_id) do update set proven_at = excluded.proven_at
  `.execute(tx);
}

/** Whether there was a proof that is young enough; it is there no more. */
export async function spendPaymentProof(
  tx: Transaction,
  sessionId: string,
  youngerThan: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await sql<SpendPaymentProof>`
    delete from payment_proofs
     where session_id = ${sessionId} and proven_at > ${String(youngerThan)}::timestamptz
    returning session_id as "sessionId"
  `.execute(tx);
  return rows.length > 0;
}
