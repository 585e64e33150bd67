import type { Ctx } from '../../../platform/context.ts';
import { selectEntryOf } from '../store-entries.ts';

/** The entry that paid a debt; undefined where none did. */
export async function findEntryOf(ctx: Ctx, debt: string): Promise<string | undefined> {
  const id = await selectEntryOf(ctx.tx, debt);
  return id === undefined ? undefined : String(id);
}
