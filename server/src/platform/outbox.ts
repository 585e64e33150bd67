import type { Ctx, Hear } from './context.ts';
import { RetryTransaction } from './database.ts';
import { enqueue, type Job } from './jobs.ts';
import { inSavepoint } from './savepoint.ts';
import { ConnectionLost } from './session.ts';
import { insertEvents, takeEvents } from './store-outbox.ts';
import { systemUnit, type UnitOfWork } from './unit-of-work.ts';

/**
 * Every domain event by its name, with its payload: JSON, ids and amounts as strings. A context
 * adds the events that it emits, beside the place where it does (`declare module`), so a name is
 * declared once and known to whoever hears it.
 */
// The contexts fill it.
export interface DomainEvents {}

export type EventName = keyof DomainEvents;

/** A fact that happened, told to other contexts after the transaction that caused it. */
export type DomainEvent<Name extends EventName = EventName> = {
  readonly [One in Name]: { readonly name: One; readonly payload: DomainEvents[One] };
}[Name];

/** Must be idempotent: an event is delivered at least once. */
export type EventHandler<Name extends EventName = EventName> = (
  ctx: Ctx,
  payload: DomainEvents[Name],
) => Promise<void>;

export type EventHandlers = {
  readonly [Name in EventName]?: readonly EventHandler<Name>[];
};

/** Writes events in the caller's transaction: they exist exactly when its effect does. */
export async function emit(ctx: Ctx, ...events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) {
    return;
  }
  const names = events.map((event) => event.name);
  const payloads = events.map((event) => JSON.stringify(event.payload));
  const { requestId } = ctx;
  await insertEvents(ctx.tx, { names, payloads, requestId, at: ctx.clock.now() });
  for (const event of events) {
    await ctx.hear?.(ctx, event);
  }
}

/**
 * What these handlers do, they do before the transaction of the event is over: nothing is decided
 * between the fact and what follows from it. Their failure is the failure of the use case.
 */
export function hearerOf(handlers: () => EventHandlers): Hear {
  // `emit` gives name and payload, so they belong together.
  return (ctx, event) => handle(ctx, handlers(), event as DomainEvent);
}

const deliveredAtOnce = 200;
const retryJob = 'outbox_retry';

/**
 * Delivers waiting events in order, at least once: handlers run in the transaction that removes
 * the events. An event whose handler fails holds nobody up: what it did is taken back, and a job
 * tries it again, later and later. Several nodes may deliver at the same time. Returns how many
 * events were taken.
 */
export async function deliverEvents(work: UnitOfWork, handlers: EventHandlers): Promise<number> {
  return work.run(systemUnit('outbox'), async (ctx) => {
    const events = await takeEvents(ctx.tx, deliveredAtOnce);
    for (const event of events) {
      // `emit` wrote name and payload, so they belong together.
      await deliverOrPark(ctx, handlers, event as DomainEvent);
    }
    return events.length;
  });
}

async function deliverOrPark(ctx: Ctx, handlers: EventHandlers, event: DomainEvent): Promise<void> {
  try {
    await inSavepoint(ctx, () => handle(ctx, handlers, event));
  } catch (error) {
    // The error is not the event's fault, so the whole transaction runs again.
    if (error instanceof RetryTransaction || error instanceof ConnectionLost) {
      throw error;
    }
    ctx.log.error({ err: error, event: event.name }, 'a domain event is tried again later');
    await enqueue(ctx, { name: retryJob, payload: { ...event } });
  }
}

/** Tries events again whose handler failed; a worker keeps what failed for good, and says so. */
export function eventRetries(handlers: EventHandlers): Job {
  return {
    name: retryJob,
    // `deliverOrPark` queued it.
    run: (ctx, payload) => handle(ctx, handlers, payload as unknown as DomainEvent),
  };
}

async function handle<Name extends EventName>(
  ctx: Ctx,
  handlers: EventHandlers,
  event: { readonly name: Name; readonly payload: DomainEvents[Name] },
): Promise<void> {
  const ofEvent: EventHandlers[Name] = handlers[event.name];
  for (const run of ofEvent ?? []) {
    await run(ctx, event.payload);
  }
}
