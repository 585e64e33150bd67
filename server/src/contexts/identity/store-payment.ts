import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { InsertPaymentPassword } from './generated/statements.ts';

export async function insertPaymentPassword(
  tx: Transaction,
  row: {
    readonly subjectId: string;
    readonly passwordHash: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertPaymentPassword>`
    insert into payment_passwords (subject_id, password_hash, set_at)
    values (${row.subjectId}, ${row.passwordHash}, ${String(row.at)}::timestamptz)
  `.execute(tx);
}
