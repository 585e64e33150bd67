import type { Ctx } from '../../../platform/context.ts';
import type { TrailEntry } from '../entry.ts';
import type { EntryFilter } from '../store.ts';
import { selectEntries } from '../store.ts';

export interface TrailPage {
  readonly entries: readonly TrailEntry[];
  readonly nextCursor: string | undefined;
}

/** Newest first; `cursor` is the id of the last entry seen. */
export async function listEntries(
  ctx: Ctx,
  query: EntryFilter & { readonly cursor: string | undefined; readonly limit: number },
): Promise<TrailPage> {
  const { cursor: before, limit, ...filter } = query;
  const rows = await selectEntries(ctx.tx, { filter, before, limit: limit + 1 });
  const entries = rows.slice(0, limit);
  return { entries, nextCursor: rows.length > limit ? entries.at(-1)?.id : undefined };
}
