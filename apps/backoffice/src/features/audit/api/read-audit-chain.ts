import type { ReplyOf } from '@portal/protocol';
import { readAuditChain } from '@portal/protocol/calls/trail';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { client } from '../../../shared/client.ts';

export type AuditChain = ReplyOf<Endpoints['readAuditChain']>;

/** While `isAwaited`, the state of the chain is fetched again every few seconds. */
export function useAuditChain(isAwaited: boolean) {
  return useQuery({
    queryKey: auditKeys.chain,
    refetchInterval: isAwaited ? 2000 : false,
    queryFn: async ({ signal, ...question }) =>
      valueOf(await client.send(readAuditChain, { signal, isBackground: isLookAgain(question) })),
  });
}
