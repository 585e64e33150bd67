import type { Endpoints, SentQueryOf } from '@portal/protocol';
import { listGames } from '@portal/protocol/calls/catalog';
import { valueOf } from '@portal/protocol/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import { gameKeys, gamesFreshForMs } from '../game-keys.ts';
import { gameViewer } from '../game-viewer.ts';

export type GamesQuery = NonNullable<SentQueryOf<Endpoints['listGames']>>;

export function gamesQuery(query: GamesQuery, language: string) {
  return queryOptions({
    queryKey: gameKeys.page(query, language),
    queryFn: async ({ signal }) =>
      valueOf(
        await client.send(listGames, { query: { ...query, language, ...gameViewer() }, signal }),
      ),
    placeholderData: keepPreviousData,
    staleTime: gamesFreshForMs,
  });
}
