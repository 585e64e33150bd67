import type { Endpoints, QueryOf, ReplyOf } from '@portal/protocol';
import { listContractBills } from '@portal/protocol/calls/contract-bills';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { contractKeys } from './contract-keys.ts';

export type Bill = ReplyOf<Endpoints['listContractBills']>['content'][number];

/** Which bills a record shows; list, sums and file take the same. */
export type BillFilter = QueryOf<Endpoints['readContractBillSums']>;

const billsPerPage = '20';

export function billsQuery(filter: BillFilter) {
  return infiniteQueryOptions({
    queryKey: contractKeys.bills(filter),
    queryFn: async ({ pageParam, signal, ...question }) => {
      const query = { ...filter, limit: billsPerPage, cursor: pageParam };
      const isBackground = isLookAgain(question);
      return valueOf(await client.send(listContractBills, { query, signal, isBackground }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
