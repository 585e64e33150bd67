import type { ReplyOf } from '@portal/protocol';
import { listMembers } from '@portal/protocol/calls/backoffice';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { memberKeys } from '../member-keys.ts';

type List = Endpoints['listMembers'];

export type MemberRow = ReplyOf<List>['content'][number];

export function useMembers(query: NonNullable<Input<List>['query']>) {
  return useQuery({
    queryKey: memberKeys.list(query),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => valueOf(await client.send(listMembers, { query, signal })),
  });
}
