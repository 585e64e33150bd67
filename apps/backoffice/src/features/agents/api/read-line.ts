import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readMemberLine } from '@portal/protocol/calls/desk-agents';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { agentKeys } from '../agent-keys.ts';

export type MemberLine = ReplyOf<Endpoints['readMemberLine']>;
export type Terms = MemberLine['terms'];

export function useMemberLine(id: string) {
  return useQuery({
    queryKey: agentKeys.line(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readMemberLine, { params: { id }, signal })),
  });
}
