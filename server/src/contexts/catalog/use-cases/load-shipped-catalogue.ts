import type { Ctx } from '../../../platform/context.ts';
import { shippedGames, shippedVersion } from '../shipped-games.ts';
import { insertShipped, lockShippedVersion } from '../store.ts';

/**
 * Loads the shipped vendors and games at the first start and after a release that adds some; any
 * number of processes may do it at once. Answers how many games were offered to the site.
 */
export async function loadShippedCatalogue(ctx: Ctx): Promise<number> {
  const loaded = await lockShippedVersion(ctx.tx);
  if (loaded >= shippedVersion) {
    return 0;
  }
  const games = shippedGames();
  await insertShipped(ctx.tx, shippedVersion, games);
  return games.length;
}
