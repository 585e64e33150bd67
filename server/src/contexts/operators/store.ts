import type { OperatorId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { FindOperator, InsertOperator } from './generated/statements.ts';

export type Operator = FindOperator['row'];

export async function insertOperator(
  tx: Transaction,
  row: Operator & { readonly at: Temporal.Instant },
): Promise<void> {
  await sql<InsertOperator>`
    insert into operators (id, username, role, created_at)
    values (${row.id}, ${row.username}, ${row.role}, ${String(row.at)}::timestamptz)
  `.execute(tx);
}

export async function findOperator(tx: Transaction, id: OperatorId): Promise<Operator | undefined> {
  const { rows } = await sql<FindOperator>`
    select id, username, role from operators where id = ${id}
  `.execute(tx);
  return rows[0];
}
