import type { DebtCause, ReplyOf } from '@portal/protocol';
import { listStrandedDebts } from '@portal/protocol/calls/desk-agents';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { agentKeys } from '../agent-keys.ts';

export type StrandedDebt = ReplyOf<Endpoints['listStrandedDebts']>['content'][number];

export function useStrandedDebts(search: {
  readonly cause: DebtCause | undefined;
  readonly page: number;
}) {
  const { cause, page } = search;
  const query = { page: String(page), ...(cause !== undefined && { cause }) };
  return useQuery({
    queryKey: agentKeys.stranded(query),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => valueOf(await client.send(listStrandedDebts, { query, signal })),
  });
}
