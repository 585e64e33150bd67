import type { Endpoints, PointMoveType, ReplyOf } from '@portal/protocol';
import { listPointMoves } from '@portal/protocol/calls/points';
import { valueOf } from '@portal/protocol/client';
import type { DayRange } from '@portal/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { pointsKeys } from '../points-keys.ts';

export type PointMove = ReplyOf<Endpoints['listPointMoves']>['content'][number];

/** Of these days, both included. */
export function usePointMoves(type: PointMoveType | undefined, { from, to }: DayRange) {
  return useInfiniteQuery({
    queryKey: pointsKeys.moves(type, { from, to }),
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        from,
        to,
        ...(type !== undefined && { type }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return valueOf(await client.send(listPointMoves, { query, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}
