import type { Endpoints, SentQueryOf } from '@portal/protocol';
import { readGameCounts } from '@portal/protocol/calls/catalog';
import { valueOf } from '@portal/protocol/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import { gameKeys, gamesFreshForMs } from '../game-keys.ts';
import { gameViewer } from '../game-viewer.ts';

export type CountsQuery = NonNullable<SentQueryOf<Endpoints['readGameCounts']>>;

/** What each choice of a filter would leave; titles of all languages count. */
export function gameCountsQuery(query: CountsQuery, language: string) {
  return queryOptions({
    queryKey: gameKeys.counts(query, language),
    queryFn: async ({ signal }) =>
      valueOf(
        await client.send(readGameCounts, {
          query: { ...query, language, ...gameViewer() },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: gamesFreshForMs,
  });
}
