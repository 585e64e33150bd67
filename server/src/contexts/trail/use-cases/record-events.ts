import type { Ctx } from '../../../platform/context.ts';
import type { TrailEvent } from '../entry.ts';
import { entryOf } from '../entry.ts';
import { insertEntries } from '../store.ts';
import { tellEntries } from '../tell.ts';

/** Writes events in the transaction in which they happen. */
export async function recordEvents(ctx: Ctx, ...events: readonly TrailEvent[]): Promise<void> {
  const entries = events.map((event) => entryOf(ctx, event));
  await insertEntries(ctx.tx, ctx.site.id, entries);
  await tellEntries(ctx, entries);
}
