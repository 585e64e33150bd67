import { sql } from 'kysely';
import type { Ctx } from './context.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** A fact that happened, told to other contexts after the transaction that caused it. */
export interface DomainEvent {
  readonly name: string;
  /** JSON; ids and amounts as strings. */
  readonly payload: Readonly<Record<string, unknown>>;
}

export type EventHandler = (ctx: Ctx, event: DomainEvent) => Promise<void>;

/** Writes events in the caller's transaction: they exist exactly when its effect does. */
export async function emit(ctx: Ctx, ...events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) {
    return;
  }
  const names = events.map((event) => event.name);
  const payloads = events.map((event) => JSON.stringify(event.payload));
  await sql`
    insert into outbox (name, payload, request_id, created_at)
    select name, payload::jsonb, ${ctx.requestId}, ${String(ctx.clock.now())}::timestamptz
    from unnest(${names}::text[], ${payloads}::text[]) as event (name, payload)`.execute(ctx.tx);
}

const deliveredAtOnce = 200;

/**
 * Delivers waiting events in order, at least once: handlers run in the transaction that removes
 * the events, and must be idempotent. Several nodes may deliver at the same time. Returns how many.
 */
export async function deliverEvents(
  work: UnitOfWork,
  handlers: Readonly<Record<string, readonly EventHandler[]>>,
): Promise<number> {
  return work.run(
    { operation: 'outbox', requestId: 'outbox', actor: { kind: 'system', job: 'outbox' } },
    async (ctx) => {
      const { rows } = await sql<{ name: string; payload: Record<string, unknown> }>`
        with taken as (
          delete from outbox where id in (
            select id from outbox order by id limit ${deliveredAtOnce} for update skip locked)
          returning id, name, payload)
        select name, payload from taken order by id`.execute(ctx.tx);
      for (const event of rows) {
        for (const handle of handlers[event.name] ?? []) {
          await handle(ctx, event);
        }
      }
      return rows.length;
    },
  );
}
