import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listRegisterLinks } from '@portal/protocol/calls/agents';
import { type Input, valueOf } from '@portal/protocol/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { agentKeys } from '../agent-keys.ts';

type Call = Endpoints['listRegisterLinks'];
export type LinkPage = ReplyOf<Call>;
export type RegisterLink = LinkPage['content'][number];

export function registerLinksQuery(query: NonNullable<Input<Call>['query']>) {
  return queryOptions({
    queryKey: agentKeys.links(query),
    queryFn: async ({ signal }) => valueOf(await client.send(listRegisterLinks, { query, signal })),
    placeholderData: keepPreviousData,
  });
}
