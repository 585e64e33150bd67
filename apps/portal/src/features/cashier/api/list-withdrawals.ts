import type { ReplyOf } from '@portal/protocol';
import { listWithdrawals } from '@portal/protocol/calls/cashier';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type WithdrawalLine = ReplyOf<Endpoints['listWithdrawals']>['content'][number];

export function useWithdrawals() {
  return useInfiniteQuery({
    queryKey: cashierKeys.withdrawals,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      return valueOf(await client.send(listWithdrawals, { query, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}
