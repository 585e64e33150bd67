import type { Transaction } from './context.ts';
import type { InsertEvents, TakeEvents } from './generated/statements.ts';
import { sql } from './sql.ts';

/** `payloads` are JSON, one for each name. */
export async function insertEvents(
  tx: Transaction,
  events: {
    readonly names: readonly string[];
    readonly payloads: readonly string[];
    readonly requestId: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const { names, payloads, requestId, at } = events;
  await sql<InsertEvents>`
    insert into outbox (name, payload, request_id, created_at)
    select name, payload::jsonb, ${requestId}, ${String(at)}::timestamptz
    from unnest(${names}::text[], ${payloads}::text[]) as event (name, payload)`.execute(tx);
}

/** Removes the oldest events that no other transaction is taking, and gives them in order. */
export async function takeEvents(
  tx: Transaction,
  limit: number,
): Promise<readonly TakeEvents['row'][]> {
  const { rows } = await sql<TakeEvents>`
    with taken as (
      delete from outbox where id in (
        select id from outbox order by id limit ${limit} for update skip locked)
      returning id, name, payload)
    select name, payload from taken order by id`.execute(tx);
  return rows;
}
