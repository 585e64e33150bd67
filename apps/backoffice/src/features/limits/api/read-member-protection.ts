import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readMemberProtection } from '@portal/protocol/calls/desk-protection';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export type MemberProtection = ReplyOf<Endpoints['readMemberProtection']>;

export const protectionKey = (id: string) => ['member-protection', id] as const;

export function useMemberProtection(id: string) {
  return useQuery({
    queryKey: protectionKey(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readMemberProtection, { params: { id }, signal })),
  });
}
