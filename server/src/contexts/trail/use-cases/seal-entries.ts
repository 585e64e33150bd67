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
  await lockSealing(ctx);
  const entries = await takeUnsealed(ctx, limit);
  const sites = Map.groupBy(entries, (entry) => entry.siteId);
  for (const [siteId, own] of sites) {
    await sealSite(ctx, siteId, own);
  }
  return entries.length;
}

async function sealSite(ctx: Ctx, siteId: string, entries: readonly SiteEntry[]): Promise<void> {
  const site = (await findSiteEnd(ctx, siteId)) ?? chainStart;
  const subjects = await findSubjectEnds(ctx, siteId, entries);
  const seals = sealAll(entries, { site, subjects });
  await insertSeals(ctx, siteId, seals);
  await insertHead(ctx, siteId, seals.at(-1)?.site ?? site);
}
