import type { Transaction } from './context.ts';
import type { QueueJob } from './generated/statements.ts';
import { sql } from './sql.ts';

/** `payload` is JSON. A job without a moment runs at once; one with a key replaces what waits. */
export async function queueJob(
  tx: Transaction,
  job: {
    readonly name: string;
    readonly payload: string;
    readonly key: string | undefined;
    readonly runAt: Temporal.Instant | undefined;
  },
): Promise<void> {
  const { name, payload, key = '', runAt = '' } = job;
  await sql<QueueJob>`
    select queue_job(
      ${name}, ${payload}::json, nullif(${key}, ''), nullif(${String(runAt)}, '')::timestamptz)
  `.execute(tx);
}
