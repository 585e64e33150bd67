import { readVietnamMenus } from '@portal/protocol/calls/lottery';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { lotteryKeys } from '../lottery-keys.ts';
import { menuRestMs } from '../menu-rest.ts';

/** The Vietnamese games by region (LOT-01). */
export function vietnamQuery(language: string) {
  return queryOptions({
    queryKey: lotteryKeys.vietnam(language),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readVietnamMenus, { query: { device: 'WEB', language }, signal })),
    refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
      const games = data?.vnLotteryMenus.flatMap(({ gameMenus }) => gameMenus) ?? [];
      return menuRestMs(data && { ...data, games }, dataUpdatedAt);
    },
  });
}
