import { readLotteryDay } from '@portal/protocol/calls/lottery';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { askEvery } from '../../../shared/realtime/live-state.ts';
import { lotteryKeys } from '../lottery-keys.ts';

/** What was drawn on a day of the site, today unless told otherwise (LOT-19). */
export function dayQuery(day: string | undefined, language: string) {
  return queryOptions({
    queryKey: lotteryKeys.day(day, language),
    queryFn: async ({ signal }) =>
      valueOf(
        await client.send(readLotteryDay, {
          query: { language, ...(day !== undefined && { day }) },
          signal,
        }),
      ),
    // Only the day that is not over gets more.
    refetchInterval: ({ state: { data } }) =>
      data?.day === data?.today ? askEvery(15_000) : false,
  });
}
