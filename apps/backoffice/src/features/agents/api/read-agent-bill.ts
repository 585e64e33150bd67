import type { ReplyOf } from '@portal/protocol';
import { readAgentBill } from '@portal/protocol/calls/desk-agent-bills';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { agentKeys } from '../agent-keys.ts';

export type AgentBill = ReplyOf<Endpoints['readAgentBill']>;

export function useAgentBill(id: AgentBill['id']) {
  return useQuery({
    queryKey: agentKeys.bill(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readAgentBill, { params: { id }, signal })),
  });
}
