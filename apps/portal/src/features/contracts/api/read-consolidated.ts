import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readConsolidatedContracts } from '@portal/protocol/calls/contracts';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { contractKeys } from './contract-keys.ts';

export type Contract = ReplyOf<Endpoints['proposeContract']>;
export type Consolidated = ReplyOf<Endpoints['readConsolidatedContracts']>;
export type ContractKind = Contract['kind'];

/** What waits for the agent in all four kinds (portal.md 3, Consolidated contract). */
export const consolidatedQuery = queryOptions({
  queryKey: contractKeys.consolidated,
  queryFn: async ({ signal }) => valueOf(await client.send(readConsolidatedContracts, { signal })),
});
