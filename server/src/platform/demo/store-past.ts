import type { Transaction } from '../context.ts';
import type { MarkPastTold } from '../generated/statements.ts';
import { sql } from '../sql.ts';

/** In the transaction that told it. */
export async function markPastTold(tx: Transaction): Promise<void> {
  await sql<MarkPastTold>`update demo_past set state = 'told'`.execute(tx);
}
