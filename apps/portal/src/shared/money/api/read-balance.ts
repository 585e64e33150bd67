import { readBalance } from '@portal/protocol/calls/identity';
import { valueOf } from '@portal/protocol/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import { useMember } from '../../session/session.ts';

/**
 * design-brief.md 3.3: refreshed after events and when a tab is looked at again, never by polling.
 */
const freshForMs = 10_000;

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: async ({ signal }) => valueOf(await client.send(readBalance, { signal })),
  staleTime: freshForMs,
  // Another tab may have moved money while nobody looked at this one.
  refetchOnWindowFocus: 'always',
});

export function useBalance() {
  const isMember = useMember() !== undefined;
  return useQuery({ ...balanceQuery, enabled: isMember });
}
