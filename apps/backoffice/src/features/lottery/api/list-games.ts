import type { ReplyOf } from '@portal/protocol';
import { listDeskLotteryGames } from '@portal/protocol/calls/lottery-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export type DeskGame = ReplyOf<Endpoints['listDeskLotteryGames']>[number];
export type GameSettings = DeskGame['settings'];

/** All games with the settings in force; few enough for one answer. */
export function useGames() {
  return useQuery({
    queryKey: ['lottery', 'games'],
    queryFn: async ({ signal }) => valueOf(await client.send(listDeskLotteryGames, { signal })),
  });
}
