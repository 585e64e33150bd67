import type { ReplyOf } from '@portal/protocol';
import { readMemberTags } from '@portal/protocol/calls/member-tags-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { memberKeys } from '../member-keys.ts';

export type MemberTags = ReplyOf<Endpoints['readMemberTags']>;

export function useMemberTags(id: string) {
  return useQuery({
    queryKey: memberKeys.tags(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readMemberTags, { params: { id }, signal })),
  });
}
