import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readAgentIncome } from '@portal/protocol/calls/team';
import { type Input, valueOf } from '@portal/protocol/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { agentKeys } from '../agent-keys.ts';

type Call = Endpoints['readAgentIncome'];
export type AgentIncome = ReplyOf<Call>;

export function incomeQuery(query: NonNullable<Input<Call>['query']>) {
  return queryOptions({
    queryKey: agentKeys.income(query),
    queryFn: async ({ signal }) => valueOf(await client.send(readAgentIncome, { query, signal })),
    placeholderData: keepPreviousData,
  });
}
