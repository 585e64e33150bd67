import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readContractReplay } from '@portal/protocol/calls/contracts';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { contractKeys } from './contract-keys.ts';
import type { ContractView } from './read-contract.ts';

export type Replay = ReplyOf<Endpoints['readContractReplay']>;

export function replayQuery(id: ContractView['id']) {
  return queryOptions({
    queryKey: contractKeys.replay(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readContractReplay, { params: { id }, signal })),
  });
}
