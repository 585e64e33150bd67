import type { ReplyOf } from '@portal/protocol';
import { listTransfers } from '@portal/protocol/calls/transfers';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type TransferLine = ReplyOf<Endpoints['listTransfers']>['content'][number];

export function useTransfers() {
  return useInfiniteQuery({
    queryKey: cashierKeys.transfers,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      return valueOf(await client.send(listTransfers, { query, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}
