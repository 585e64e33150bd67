import { readRecentVietnam } from '@portal/protocol/calls/lottery';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { lotteryKeys } from '../lottery-keys.ts';
import { menuRestMs } from '../menu-rest.ts';

/** The Vietnamese games that the member bet on last (LOT-16). */
export function recentQuery(language: string) {
  return queryOptions({
    queryKey: lotteryKeys.recent(language),
    queryFn: async ({ signal, ...question }) =>
      valueOf(
        await client.send(readRecentVietnam, {
          query: { device: 'WEB', language },
          signal,
          isBackground: isLookAgain(question),
        }),
      ),
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      menuRestMs(data && { ...data, games: data.gameMenus }, dataUpdatedAt),
  });
}
