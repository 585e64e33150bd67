import type { Endpoints, QueryOf, ReplyOf } from '@portal/protocol';
import { listContractBills } from '@portal/protocol/calls/contract-bills';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { type PageSize, usualPageSize } from '../../../shared/lists/page-sizes.ts';
import { contractKeys } from './contract-keys.ts';

export type Bill = ReplyOf<Endpoints['listContractBills']>['content'][number];

/** Which bills a record shows; list, sums and file take the same. */
export type BillFilter = QueryOf<Endpoints['readContractBillSums']>;

export function billsQuery(filter: BillFilter, size: PageSize = usualPageSize) {
  return infiniteQueryOptions({
    queryKey: contractKeys.bills({ ...filter, limit: String(size) }),
    queryFn: async ({ pageParam, signal, ...question }) => {
      const query = { ...filter, limit: String(size), cursor: pageParam };
      const isBackground = isLookAgain(question);
      return valueOf(await client.send(listContractBills, { query, signal, isBackground }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
