import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listTeamStatement } from '@portal/protocol/calls/team';
import { type Input, valueOf } from '@portal/protocol/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { agentKeys } from '../agent-keys.ts';

type Call = Endpoints['listTeamStatement'];
export type TeamStatement = ReplyOf<Call>;

export function statementQuery(query: NonNullable<Input<Call>['query']>) {
  return queryOptions({
    queryKey: agentKeys.statement(query),
    queryFn: async ({ signal }) => valueOf(await client.send(listTeamStatement, { query, signal })),
    placeholderData: keepPreviousData,
  });
}
