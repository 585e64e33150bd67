import type { Ctx } from '../../../platform/context.ts';
import { shippedGames } from '../shipped-games.ts';
import { insertShippedGames } from '../store-games.ts';

/** Brings the games of this release; any number of processes may do it, and none changes a game. */
export async function shipGames(ctx: Ctx): Promise<void> {
  await insertShippedGames(ctx.tx, shippedGames(), ctx.clock.now());
}
