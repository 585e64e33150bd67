import { listLotteryTickets } from '@portal/protocol/calls/lottery-orders';
import { valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { lotteryKeys } from '../lottery-keys.ts';

const limit = '20';

/** Tickets of the member, of one game or of all, the newest first (LOT-13). */
export function ticketsQuery(gameCode: string | undefined) {
  return infiniteQueryOptions({
    queryKey: lotteryKeys.ticketsOf(gameCode),
    queryFn: async ({ pageParam, signal }) =>
      valueOf(
        await client.send(listLotteryTickets, {
          query: {
            limit,
            ...(gameCode !== undefined && { gameCode }),
            ...(pageParam !== null && { cursor: pageParam }),
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
