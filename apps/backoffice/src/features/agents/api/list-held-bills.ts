import type { ReplyOf } from '@portal/protocol';
import { listHeldBills } from '@portal/protocol/calls/desk-agents';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { agentKeys } from '../agent-keys.ts';

export type HeldBill = ReplyOf<Endpoints['listHeldBills']>['content'][number];

export function useHeldBills(page: number) {
  const query = { page: String(page) };
  return useQuery({
    queryKey: agentKeys.held(query),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => valueOf(await client.send(listHeldBills, { query, signal })),
  });
}
