import type { ReplyOf } from '@portal/protocol';
import { readMember } from '@portal/protocol/calls/backoffice';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { memberKeys } from '../member-keys.ts';

type Read = Endpoints['readMember'];

export type MemberDetail = ReplyOf<Read>;

export function useMember(id: string) {
  return useQuery({
    queryKey: memberKeys.one(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readMember, { params: { id }, signal })),
  });
}
