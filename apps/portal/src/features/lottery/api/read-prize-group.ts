import { readPrizeGroup } from '@portal/protocol/calls/lottery';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { lotteryKeys } from '../lottery-keys.ts';

/** The prize groups at which the member bets on a game; they change with a day of the site. */
export function prizeGroupQuery(gameCode: string) {
  return queryOptions({
    queryKey: lotteryKeys.prizeGroup(gameCode),
    queryFn: async ({ signal, ...question }) =>
      valueOf(
        await client.send(readPrizeGroup, {
          params: { gameCode },
          signal,
          isBackground: isLookAgain(question),
        }),
      ),
    refetchInterval: 300_000,
  });
}
