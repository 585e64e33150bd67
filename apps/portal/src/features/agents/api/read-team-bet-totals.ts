import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readTeamBetTotals } from '@portal/protocol/calls/team-records';
import { type Input, valueOf } from '@portal/protocol/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { agentKeys } from '../agent-keys.ts';

type Call = Endpoints['readTeamBetTotals'];
export type TeamBetTotals = ReplyOf<Call>;

export function teamBetTotalsQuery(query: NonNullable<Input<Call>['query']>) {
  return queryOptions({
    queryKey: agentKeys.teamBetTotals(query),
    queryFn: async ({ signal }) => valueOf(await client.send(readTeamBetTotals, { query, signal })),
    placeholderData: keepPreviousData,
  });
}
