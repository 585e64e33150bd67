import { listPopularGames } from '@portal/protocol/calls/catalog';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import { gameKeys, gamesFreshForMs } from '../game-keys.ts';

export function popularQuery(language: string) {
  return queryOptions({
    queryKey: gameKeys.popular(language),
    queryFn: async ({ signal }) => {
      const query = { language, limitNum: '30' };
      return valueOf(await client.send(listPopularGames, { query, signal })).list;
    },
    staleTime: gamesFreshForMs,
  });
}
