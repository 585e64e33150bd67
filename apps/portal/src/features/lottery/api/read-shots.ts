import { readLotteryShots } from '@portal/protocol/calls/lottery-shots';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { lotteryKeys } from '../lottery-keys.ts';

/** Rounds that take shots now, with what came in. */
export function shotsQuery(gameCode: string) {
  return queryOptions({
    queryKey: lotteryKeys.shots(gameCode),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readLotteryShots, { query: { gameCode }, signal })),
    refetchInterval: 3000,
  });
}
