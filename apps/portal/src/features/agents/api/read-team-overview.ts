import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readTeamOverview } from '@portal/protocol/calls/team';
import { type Input, valueOf } from '@portal/protocol/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { agentKeys } from '../agent-keys.ts';

type Call = Endpoints['readTeamOverview'];
export type TeamOverview = ReplyOf<Call>;

export function overviewQuery(query: NonNullable<Input<Call>['query']>) {
  return queryOptions({
    queryKey: agentKeys.overview(query),
    queryFn: async ({ signal }) => valueOf(await client.send(readTeamOverview, { query, signal })),
    placeholderData: keepPreviousData,
  });
}
