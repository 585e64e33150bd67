import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listTeamBets } from '@portal/protocol/calls/team-records';
import { type Input, valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { agentKeys } from '../agent-keys.ts';

type Call = Endpoints['listTeamBets'];
export type TeamBet = ReplyOf<Call>['content'][number];
export type TeamBetFilter = NonNullable<Input<Call>['query']>;

export function teamBetsQuery(filter: TeamBetFilter) {
  return infiniteQueryOptions({
    queryKey: agentKeys.teamBets(filter),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, cursor: pageParam };
      return valueOf(await client.send(listTeamBets, { query, signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
