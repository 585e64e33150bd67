import { createFavourite, deleteFavourite } from '@portal/protocol/calls/favourites';
import type { Failure } from '@portal/protocol/client';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import type { Game } from '../../games/game.ts';
import { favouritesKey, type FavouritePage } from './list-favourites.ts';

/**
 * Shows the change at once and takes it back when the server refuses it. A tile stays on the page
 * until the next visit, so that a heart that was left by mistake can be pressed again.
 */
export async function sendFavourite(
  queries: QueryClient,
  game: Game,
  isFavourite: boolean,
): Promise<Failure | undefined> {
  const { nodeId, vassalage: vendor, gameType } = game;
  const favourite = { nodeId, vendor, gameType };
  await queries.cancelQueries({ queryKey: favouritesKey });
  mark(queries, nodeId, isFavourite);
  const outcome = isFavourite
    ? await client.send(createFavourite, { body: favourite })
    : await client.send(deleteFavourite, { query: favourite });
  if (!outcome.ok) {
    mark(queries, nodeId, !isFavourite);
    return outcome;
  }
  void queries.invalidateQueries({ queryKey: favouritesKey, refetchType: 'none' });
  return undefined;
}

function mark(queries: QueryClient, nodeId: string, isFavourite: boolean): void {
  queries.setQueriesData<FavouritePage>({ queryKey: favouritesKey }, (page) => {
    const others = page?.favGameIds.filter((id) => id !== nodeId) ?? [];
    return page && { ...page, favGameIds: isFavourite ? [nodeId, ...others] : others };
  });
}
