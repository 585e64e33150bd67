import type { Endpoints, QueryOf } from '@portal/protocol';
import { listContracts } from '@portal/protocol/calls/contracts';
import { valueOf } from '@portal/protocol/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { contractKeys } from './contract-keys.ts';

type Query = QueryOf<Endpoints['listContracts']>;

export interface ContractFilter extends Pick<
  Query,
  'direction' | 'kind' | 'state' | 'scope' | 'account'
> {
  readonly pageNo: number;
}

export function contractsQuery(filter: ContractFilter) {
  const query = { ...filter, pageNo: String(filter.pageNo) };
  return queryOptions({
    queryKey: contractKeys.list(query),
    queryFn: async ({ signal }) => valueOf(await client.send(listContracts, { query, signal })),
    placeholderData: keepPreviousData,
  });
}
