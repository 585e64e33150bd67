import type { ReplyOf } from '@portal/protocol';
import { listAgentBillTeam } from '@portal/protocol/calls/desk-agent-bills';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { agentKeys } from '../agent-keys.ts';
import type { AgentBill } from './read-agent-bill.ts';

export type AgentBillTeam = ReplyOf<Endpoints['listAgentBillTeam']>;

/** Whose play a bill counts, page by page. */
export function useAgentBillTeam(id: AgentBill['id']) {
  return useInfiniteQuery({
    queryKey: agentKeys.billTeam(id),
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const query = { page: String(pageParam) };
      return valueOf(await client.send(listAgentBillTeam, { params: { id }, query, signal }));
    },
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
  });
}
