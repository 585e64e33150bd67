import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readContractBill } from '@portal/protocol/calls/contract-bills';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { contractKeys } from './contract-keys.ts';

export type BillView = ReplyOf<Endpoints['readContractBill']>;

export function billQuery(id: BillView['id']) {
  return queryOptions({
    queryKey: contractKeys.bill(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readContractBill, { params: { id }, signal })),
  });
}
