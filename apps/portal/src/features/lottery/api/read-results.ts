import { readLotteryResults } from '@portal/protocol/calls/lottery';
import { valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { lotteryKeys } from '../lottery-keys.ts';

const limit = '50';
/** Over how many draws trends and roads are counted. */
const counted = '200';

/** Results of a game, of one day or all, the newest first, further and further back (LOT-11). */
export function resultsQuery(gameCode: string, day?: string) {
  return infiniteQueryOptions({
    queryKey: lotteryKeys.results(gameCode, day),
    queryFn: async ({ pageParam, signal }) =>
      valueOf(
        await client.send(readLotteryResults, {
          params: { gameCode },
          query: {
            limit,
            ...(day !== undefined && { day }),
            ...(pageParam !== null && { before: pageParam }),
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
  });
}

/** The last draws of a game, whatever their day: what trends are counted over. */
export function lastResultsQuery(gameCode: string) {
  return queryOptions({
    queryKey: lotteryKeys.lastResults(gameCode),
    queryFn: async ({ signal }) =>
      valueOf(
        await client.send(readLotteryResults, {
          params: { gameCode },
          query: { limit: counted },
          signal,
        }),
      ),
  });
}
