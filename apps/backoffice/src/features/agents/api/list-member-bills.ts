import type { ContractKind, ReplyOf } from '@portal/protocol';
import { listMemberBills } from '@portal/protocol/calls/desk-agent-bills';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { agentKeys } from '../agent-keys.ts';

export type AgentBillLine = ReplyOf<Endpoints['listMemberBills']>['content'][number];

export function useMemberBills(id: string, kind: ContractKind) {
  return useInfiniteQuery(
    cursorPages(agentKeys.bills(id, kind), async (place, signal) => {
      const query = { kind, ...place };
      return valueOf(await client.send(listMemberBills, { params: { id }, query, signal }));
    }),
  );
}
