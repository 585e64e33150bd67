import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { ClearTries, LockTurns, ReadTurn, WriteTurn } from '../generated/statements.ts';
import type { Turn } from './pace.ts';

/** One call of a member at a time is judged. */
export async function lockTurns(tx: Transaction, memberId: MemberId): Promise<void> {
  await sql<LockTurns>`
    select pg_advisory_xact_lock(hashtextextended('rewards.turn ' || ${memberId}::text, 0))
  `.execute(tx);
}

export async function readTurn(tx: Transaction, memberId: MemberId): Promise<Turn | undefined> {
  const { rows } = await sql<ReadTurn>`
    select tried_at as "triedAt", failures, last_key as "key" from envelope_turns
     where member_id = ${memberId}
  `.execute(tx);
  return rows[0];
}

export async function writeTurn(
  tx: Transaction,
  turn: Turn & { readonly memberId: MemberId },
): Promise<void> {
  await sql<WriteTurn>`
    insert into envelope_turns (member_id, tried_at, failures, last_key)
    values (${turn.memberId}, ${String(turn.triedAt)}::timestamptz, ${turn.failures}, ${turn.key})
    on conflict (member_id) do update
       set tried_at = excluded.tried_at, failures = excluded.failures, last_key = excluded.last_key
  `.execute(tx);
}

/** A packet was found: what was in vain before it is forgotten. */
export async function clearTries(tx: Transaction, memberId: MemberId): Promise<void> {
  await sql<ClearTries>`
    update envelope_turns set failures = 0 where member_id = ${memberId}
  `.execute(tx);
}
