import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { GamePage } from '../list-games.ts';
import { gamesOfIds, pageOfGames, type OwnGamesQuery } from '../own-games.ts';
import { selectFavouriteIds } from '../store-favourites.ts';

export interface FavouritePage extends GamePage {
  /** Of all pages and categories: what hearts beside the tiles look up. */
  readonly nodeIds: readonly string[];
}

/** The caller's favourites, the one added last first; games that left the catalogue are absent. */
export async function listFavourites(
  ctx: Ctx<MemberActor>,
  query: OwnGamesQuery,
): Promise<FavouritePage> {
  const all = gamesOfIds(query.snapshot, await selectFavouriteIds(ctx.tx, ctx.actor.id));
  return { ...pageOfGames(all, query), nodeIds: all.map(({ nodeId }) => nodeId) };
}
