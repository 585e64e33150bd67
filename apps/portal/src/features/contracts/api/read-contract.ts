import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readContract } from '@portal/protocol/calls/contracts';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { contractKeys } from './contract-keys.ts';

export type ContractView = ReplyOf<Endpoints['readContract']>;

export function contractQuery(id: ContractView['id']) {
  return queryOptions({
    queryKey: contractKeys.one(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readContract, { params: { id }, signal })),
  });
}
