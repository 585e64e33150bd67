import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SelectEntryOf } from './generated/statements.ts';

export async function selectEntryOf(tx: Transaction, debt: string): Promise<bigint | undefined> {
  const { rows } = await sql<SelectEntryOf>`
    select id from entries where debt = ${debt}
  `.execute(tx);
  return rows[0]?.id;
}
