import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readContractBillSums } from '@portal/protocol/calls/contract-bills';
import { valueOf } from '@portal/protocol/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { contractKeys } from './contract-keys.ts';
import type { BillFilter } from './list-bills.ts';

export type BillSums = ReplyOf<Endpoints['readContractBillSums']>;

export function billSumsQuery(query: BillFilter) {
  return queryOptions({
    queryKey: contractKeys.billSums(query),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readContractBillSums, { query, signal })),
    placeholderData: keepPreviousData,
  });
}
