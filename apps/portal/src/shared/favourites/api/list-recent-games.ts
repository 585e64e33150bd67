import { listRecentGames } from '@portal/protocol/calls/favourites';
import { valueOf } from '@portal/protocol/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import type { GameType } from '../../games/game.ts';

/** The games that the member opened; each launch changes them, so no page stays fresh. */
export function recentGamesQuery(page: number, language: string, gameType?: GameType) {
  return queryOptions({
    queryKey: ['games', 'recent', page, language, gameType ?? ''],
    queryFn: async ({ signal }) => {
      const type = gameType === undefined ? {} : { gameType };
      const query = { pageNo: String(page), language, ...type };
      return valueOf(await client.send(listRecentGames, { query, signal }));
    },
    placeholderData: keepPreviousData,
  });
}
