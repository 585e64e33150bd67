import type { Ctx } from '../../../platform/context.ts';
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
  const releasedOn = ctx.clock.now().toZonedDateTimeISO(ctx.site.timeZone).toPlainDate().toString();
  const games = vendor.games.map((game, place) => ({ ...game, place, releasedOn }));
  await upsertVendorGames(ctx.tx, vendor.code, games);
}
