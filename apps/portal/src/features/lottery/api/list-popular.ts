import { listPopularLottery } from '@portal/protocol/calls/lottery';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { lotteryKeys } from '../lottery-keys.ts';

const limitNum = '8';

/** The lottery games that members play most. */
export function popularQuery(language: string) {
  return queryOptions({
    queryKey: lotteryKeys.popular(language),
    queryFn: async ({ signal }) =>
      valueOf(
        await client.send(listPopularLottery, {
          query: { device: 'WEB', limitNum, language },
          signal,
        }),
      ),
    refetchInterval: 15_000,
  });
}
