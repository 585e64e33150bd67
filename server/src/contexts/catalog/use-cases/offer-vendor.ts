import type { Ctx } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { lockCatalogue, upsertVendor, upsertVendorGames } from '../store-vendors.ts';
import type { VendorGame } from '../vendor-game.ts';

/**
 * Puts a vendor from outside and its games into the catalogue, or brings their titles up to date;
 * whatever operators stopped stays stopped.
 */
export async function offerVendor(
  ctx: Ctx,
  vendor: { readonly code: string; readonly name: string; readonly games: readonly VendorGame[] },
): Promise<void> {
  await lockCatalogue(ctx.tx);
  await upsertVendor(ctx.tx, vendor);
  const releasedOn = siteDay(ctx);
  const games = vendor.games.map((game, place) => ({ ...game, place, releasedOn }));
  await upsertVendorGames(ctx.tx, vendor.code, games);
}
