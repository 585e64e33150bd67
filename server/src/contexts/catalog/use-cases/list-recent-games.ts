import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { GamePage } from '../list-games.ts';
import { gamesOfIds, pageOfGames, type OwnGamesQuery } from '../own-games.ts';
import { selectRecentIds } from '../store-recent.ts';

/** The games that the caller opened, the last one first. */
export async function listRecentGames(
  ctx: Ctx<MemberActor>,
  query: OwnGamesQuery,
): Promise<GamePage> {
  const nodeIds = await selectRecentIds(ctx.tx, ctx.actor.id);
  return pageOfGames(gamesOfIds(query.snapshot, nodeIds), query);
}
