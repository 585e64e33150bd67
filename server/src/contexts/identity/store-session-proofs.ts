import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  MarkCoded,
  MarkPasswordProven,
  MarkProofSpent,
  MarkProven,
} from './generated/statements.ts';

/** The owner of a session has proved that they are there. */
export async function markProven(
  tx: Transaction,
  sessionId: string,
  at: Temporal.Instant,
): Promise<void> {
  await sql<MarkProven>`
    update sessions set proven_at = ${String(at)}::timestamptz where id = ${sessionId}
  `.execute(tx);
}

/** The same, by the password. */
export async function markPasswordProven(
  tx: Transaction,
  sessionId: string,
  at: Temporal.Instant,
): Promise<void> {
  await sql<MarkPasswordProven>`
    update sessions
       set proven_at = ${String(at)}::timestamptz, password_at = ${String(at)}::timestamptz
     where id = ${sessionId}
  `.execute(tx);
}

/** The owner of a session typed a code that was sent to what they have proven. */
export async function markCoded(
  tx: Transaction,
  sessionId: string,
  at: Temporal.Instant,
): Promise<void> {
  await sql<MarkCoded>`
    update sessions set coded_at = ${String(at)}::timestamptz where id = ${sessionId}
  `.execute(tx);
}

/** A proof of before this moment is good for no other large transfer. */
export async function markProofSpent(
  tx: Transaction,
  sessionId: string,
  at: Temporal.Instant,
): Promise<void> {
  await sql<MarkProofSpent>`
    update sessions set proof_spent_at = ${String(at)}::timestamptz where id = ${sessionId}
  `.execute(tx);
}
