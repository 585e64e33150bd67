import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listRedeems } from '@portal/protocol/calls/points';
import { valueOf } from '@portal/protocol/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { pointsKeys } from '../points-keys.ts';

export type Redeem = ReplyOf<Endpoints['listRedeems']>['content'][number];

export function useRedeems() {
  return useInfiniteQuery({
    queryKey: pointsKeys.redeems,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      return valueOf(await client.send(listRedeems, { query, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
