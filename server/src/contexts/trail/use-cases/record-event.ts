import type { Ctx } from '../../../platform/context.ts';
import type { TrailEvent } from '../entry.ts';
import { entryOf } from '../entry.ts';
import { insertEntry } from '../store.ts';

/** Writes an event in the transaction in which it happens. */
export async function recordEvent(ctx: Ctx, event: TrailEvent): Promise<void> {
  await insertEntry(ctx, entryOf(ctx, event));
}
