import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listFavourites } from '@portal/protocol/calls/favourites';
import { valueOf } from '@portal/protocol/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import type { GameType } from '../../games/game.ts';
import { gamesFreshForMs } from '../../games/game-keys.ts';

export type FavouritePage = ReplyOf<Endpoints['listFavourites']>;

/** Keys of every page of favourites; the language belongs to each, titles are translated. */
export const favouritesKey = ['favourites'] as const;

/** The first page is also what the hearts look up: it knows the ids of all. */
export function favouritesQuery(page: number, language: string, gameType?: GameType) {
  return queryOptions({
    queryKey: [...favouritesKey, page, language, gameType ?? ''],
    queryFn: async ({ signal }) => {
      const type = gameType === undefined ? {} : { gameType };
      const query = { pageNo: String(page), language, ...type };
      return valueOf(await client.send(listFavourites, { query, signal }));
    },
    staleTime: gamesFreshForMs,
    placeholderData: keepPreviousData,
  });
}
