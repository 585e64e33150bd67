import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readTeamTransactionTotals } from '@portal/protocol/calls/team-records';
import { type Input, valueOf } from '@portal/protocol/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { agentKeys } from '../agent-keys.ts';

type Call = Endpoints['readTeamTransactionTotals'];
export type TeamLineTotals = ReplyOf<Call>;

export function teamLineTotalsQuery(query: NonNullable<Input<Call>['query']>) {
  return queryOptions({
    queryKey: agentKeys.teamLineTotals(query),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readTeamTransactionTotals, { query, signal })),
    placeholderData: keepPreviousData,
  });
}
