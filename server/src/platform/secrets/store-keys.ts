import type { Transaction } from '../context.ts';
import type { FindKeyUse, InsertKey } from '../generated/statements.ts';
import { sql } from '../sql.ts';

/** A key that is known keeps the moment of its first use. */
export async function insertKey(
  tx: Transaction,
  { id, at }: { readonly id: string; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<InsertKey>`
    insert into secrets_keys (id, first_used_at)
    values (${id}, ${String(at)}::timestamptz) on conflict do nothing`.execute(tx);
}

export async function findKeyUse(
  tx: Transaction,
  id: string,
): Promise<FindKeyUse['row'] | undefined> {
  const { rows } = await sql<FindKeyUse>`
    select first_used_at as "firstUsedAt" from secrets_keys where id = ${id}`.execute(tx);
  return rows[0];
}
