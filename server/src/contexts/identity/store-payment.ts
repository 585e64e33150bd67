import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { FindPaymentPassword, WritePaymentPassword } from './generated/statements.ts';

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
