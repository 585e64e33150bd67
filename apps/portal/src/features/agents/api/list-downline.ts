import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listDownline } from '@portal/protocol/calls/downline';
import { type Input, valueOf } from '@portal/protocol/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { agentKeys } from '../agent-keys.ts';

type Call = Endpoints['listDownline'];
export type Downline = ReplyOf<Call>;
export type DownlineRow = Downline['content'][number];

export function downlineQuery(query: NonNullable<Input<Call>['query']>) {
  return queryOptions({
    queryKey: agentKeys.downline(query),
    queryFn: async ({ signal }) => valueOf(await client.send(listDownline, { query, signal })),
    placeholderData: keepPreviousData,
  });
}
