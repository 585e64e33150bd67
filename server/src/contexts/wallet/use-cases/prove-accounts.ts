import type { Ctx } from '../../../platform/context.ts';
import {
  type AccountFault,
  compareAccounts,
  lockLastProof,
  proveSuspects,
  upsertLastProof,
} from '../store-proofs.ts';

/** More of them are named the next time; one is enough to stop. */
const mostSuspects = 1000;

/**
 * Holds the balance of every account to its lines (R101), set-based: the lines since the last proof
 * are added to what was proven then, and only what seems to differ is added up whole. Answers the
 * accounts that differ, by name.
 */
export async function proveAccounts(ctx: Ctx): Promise<readonly AccountFault[]> {
  const afterEntryId = await lockLastProof(ctx.tx);
  const query = { afterEntryId, limit: mostSuspects };
  const { lastId, suspectIds } = await compareAccounts(ctx.tx, query);
  const ids = suspectIds ?? [];
  const lastEntryId = lastId ?? afterEntryId;
  const faults = ids.length === 0 ? [] : await proveSuspects(ctx.tx, { ids, lastEntryId });
  await upsertLastProof(ctx.tx, { entryId: lastEntryId, at: ctx.clock.now() });
  return faults;
}
