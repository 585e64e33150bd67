import type { ReplyOf } from '@portal/protocol';
import { listWalletTransfers } from '@portal/protocol/calls/vendor-wallets';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { purseKeys } from '../../../shared/purses/purse-keys.ts';

export type WalletTransferLine = ReplyOf<Endpoints['listWalletTransfers']>['content'][number];

export function useWalletTransfers() {
  return useInfiniteQuery({
    queryKey: purseKeys.transfers,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      return valueOf(await client.send(listWalletTransfers, { query, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}
