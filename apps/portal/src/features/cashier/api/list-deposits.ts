import type { ReplyOf } from '@portal/protocol';
import { listDeposits } from '@portal/protocol/calls/deposits';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type DepositLine = ReplyOf<Endpoints['listDeposits']>['content'][number];

export function useDeposits() {
  return useInfiniteQuery({
    queryKey: cashierKeys.deposits,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      return valueOf(await client.send(listDeposits, { query, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}
