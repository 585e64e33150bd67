import { readLotteryMenus } from '@portal/protocol/calls/lottery';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { lotteryKeys } from '../lottery-keys.ts';
import { menuRestMs } from '../menu-rest.ts';

/** Every game of the lottery with its issue on sale and its last result (LOT-01). */
export function menusQuery(language: string) {
  return queryOptions({
    queryKey: lotteryKeys.menus(language),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readLotteryMenus, { query: { device: 'WEB', language }, signal })),
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      menuRestMs(data && { ...data, games: data.gameMenus }, dataUpdatedAt),
  });
}
