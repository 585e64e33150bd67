import { assertDefined } from '@portal/money';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { FindNewDevice } from '../generated/statements.ts';

/** Whether the browser of a session was first seen after a moment, and another one before it. */
export async function findNewDevice(
  tx: Transaction,
  query: { readonly sessionId: string; readonly since: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<FindNewDevice>`
    select exists (
      select from sessions s
        join known_devices own on own.subject_id = s.subject_id and own.device = s.device
        join known_devices other on other.subject_id = s.subject_id and other.device <> s.device
       where s.id = ${query.sessionId}
         and own.first_sign_in_at > ${String(query.since)}::timestamptz
         and coalesce(other.first_sign_in_at, other.last_sign_in_at) < own.first_sign_in_at
    ) as "isFound"`.execute(tx);
  return assertDefined(rows[0], 'a question gives one row').isFound;
}
