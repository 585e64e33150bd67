import type { Ctx } from '../../../platform/context.ts';
import type { SiteEntry } from '../chain.ts';
import { chainStart, sealAll } from '../chain.ts';
import {
  findSiteEnd,
  findSubjectEnds,
  insertHead,
  insertSeals,
  lockSealing,
  takeUnsealed,
} from '../store-seals.ts';

/**
 * Links entries that wait to the chains of their site and subjects, oldest first, and writes the
 * head. Returns how many; an entry whose transaction was still open is sealed by a later run.
 */
export async function sealEntries(ctx: Ctx, limit: number): Promise<number> {
  await lockSealing(ctx.tx);
  const entries = await takeUnsealed(ctx.tx, limit);
  const sites = Map.groupBy(entries, (entry) => entry.siteId);
  for (const [siteId, own] of sites) {
    await sealSite(ctx, siteId, own);
  }
  return entries.length;
}

async function sealSite(ctx: Ctx, siteId: string, entries: readonly SiteEntry[]): Promise<void> {
  const site = (await findSiteEnd(ctx.tx, siteId)) ?? chainStart;
  const subjects = await findSubjectEnds(ctx.tx, siteId, entries);
  const seals = sealAll(entries, { site, subjects });
  await insertSeals(ctx.tx, siteId, seals);
  const end = seals.at(-1)?.site ?? site;
  await insertHead(ctx.tx, { siteId, end, at: ctx.clock.now() });
}
