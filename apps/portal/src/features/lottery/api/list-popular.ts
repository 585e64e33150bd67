import { listPopularLottery } from '@portal/protocol/calls/lottery';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import type { PrizeMode } from '../halls.ts';
import { lotteryKeys } from '../lottery-keys.ts';
import { menuRestMs } from '../menu-rest.ts';

/** The e-lottery shows all of its games, a centre of others the first two rows. */
const limitNum = { ELOTT: '30', others: '8' };

/** The lottery games of a mode, those that members play most first. */
export function popularQuery(language: string, prizeMode: PrizeMode) {
  return queryOptions({
    queryKey: lotteryKeys.popular(language, prizeMode),
    queryFn: async ({ signal }) =>
      valueOf(
        await client.send(listPopularLottery, {
          query: {
            device: 'WEB',
            prizeMode,
            limitNum: prizeMode === 'ELOTT' ? limitNum.ELOTT : limitNum.others,
            language,
          },
          signal,
        }),
      ),
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      menuRestMs(data && { ...data, games: data.list }, dataUpdatedAt),
  });
}
