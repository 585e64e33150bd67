import { readLotteryResults } from '@portal/protocol/calls/lottery';
import { valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { lotteryKeys } from '../lottery-keys.ts';

const limit = '50';

/** Results of a game, the newest first, further and further back (LOT-11). */
export function resultsQuery(gameCode: string) {
  return infiniteQueryOptions({
    queryKey: lotteryKeys.results(gameCode),
    queryFn: async ({ pageParam, signal }) =>
      valueOf(
        await client.send(readLotteryResults, {
          params: { gameCode },
          query: { limit, ...(pageParam !== null && { before: pageParam }) },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
  });
}
