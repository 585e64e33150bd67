import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readMemberContracts } from '@portal/protocol/calls/desk-agents';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { agentKeys } from '../agent-keys.ts';

export type MemberContracts = ReplyOf<Endpoints['readMemberContracts']>;
export type Contract = MemberContracts['contracts'][number];

export function useMemberContracts(id: string) {
  return useQuery({
    queryKey: agentKeys.contracts(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readMemberContracts, { params: { id }, signal })),
  });
}
