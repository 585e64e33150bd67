import type { ReplyOf } from '@portal/protocol';
import { listLotteryMoves } from '@portal/protocol/calls/lottery-moves-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export type DrawMove = ReplyOf<Endpoints['listLotteryMoves']>[number];

/** Moved and cancelled draws of a game that are still to come. */
export function useMoves(gameCode: string) {
  return useQuery({
    queryKey: ['lottery', 'moves', gameCode],
    queryFn: async ({ signal }) =>
      valueOf(await client.send(listLotteryMoves, { params: { gameCode }, signal })),
  });
}
