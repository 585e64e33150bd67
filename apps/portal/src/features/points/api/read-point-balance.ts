import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readPointBalance } from '@portal/protocol/calls/points';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { pointsKeys } from '../points-keys.ts';

export type PointBalance = ReplyOf<Endpoints['readPointBalance']>;

/** Only a member has points. */
export function usePointBalance(isMember: boolean) {
  return useQuery({
    queryKey: pointsKeys.balance,
    queryFn: async ({ signal }) => valueOf(await client.send(readPointBalance, { signal })),
    enabled: isMember,
  });
}
