import { readPromotionCounts } from '@portal/protocol/calls/promotions';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../client/portal-client.ts';
import { useMember } from '../session/session.ts';
import { promotionKeys } from './promotion-keys.ts';

const freshForMs = 30_000;

/** What waits for the member: promotions, and rewards. */
export function useCounts() {
  const isMember = useMember() !== undefined;
  return useQuery({
    queryKey: promotionKeys.counts,
    queryFn: async ({ signal }) => valueOf(await client.send(readPromotionCounts, { signal })),
    staleTime: freshForMs,
    enabled: isMember,
  });
}
