import type { ReplyOf } from '@portal/protocol';
import { listLotteryGameVersions } from '@portal/protocol/calls/lottery-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export type GameVersion = ReplyOf<Endpoints['listLotteryGameVersions']>[number];

/** The last versions of a game, the newest first. */
export function useVersions(gameCode: string) {
  return useQuery({
    queryKey: ['lottery', 'versions', gameCode],
    queryFn: async ({ signal }) =>
      valueOf(await client.send(listLotteryGameVersions, { params: { gameCode }, signal })),
  });
}
