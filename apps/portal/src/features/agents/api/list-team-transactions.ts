import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listTeamTransactions } from '@portal/protocol/calls/team-records';
import { type Input, valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { agentKeys } from '../agent-keys.ts';

type Call = Endpoints['listTeamTransactions'];
export type TeamLine = ReplyOf<Call>['content'][number];
export type TeamLineFilter = NonNullable<Input<Call>['query']>;

export function teamLinesQuery(filter: TeamLineFilter) {
  return infiniteQueryOptions({
    queryKey: agentKeys.teamLines(filter),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, cursor: pageParam };
      return valueOf(await client.send(listTeamTransactions, { query, signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
