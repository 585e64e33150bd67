import type { Transaction } from './context.ts';
import type { SendHints } from './generated/statements.ts';
import { sql } from './sql.ts';

/** Tells every process that listens, when the transaction commits and not before. */
export async function sendHints(tx: Transaction, payloads: readonly string[]): Promise<void> {
  await sql<SendHints>`
    select pg_notify('live_hints', payload) from unnest(${payloads}::text[]) as hint (payload)
  `.execute(tx);
}
