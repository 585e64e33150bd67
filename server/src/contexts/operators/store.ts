import { sql } from 'kysely';
import type { Transaction } from '../../platform/context.ts';

export interface Operator {
  readonly id: string;
  readonly username: string;
  readonly role: string;
}

export async function insertOperator(
  tx: Transaction,
  row: Operator & { readonly at: Temporal.Instant },
): Promise<void> {
  await sql`
    insert into operators (id, username, role, created_at)
    values (${row.id}, ${row.username}, ${row.role}, ${String(row.at)}::timestamptz)
  `.execute(tx);
}

export async function findOperator(tx: Transaction, id: string): Promise<Operator | undefined> {
  const { rows } = await sql<Operator>`
    select id, username, role from operators where id = ${id}
  `.execute(tx);
  return rows[0];
}
