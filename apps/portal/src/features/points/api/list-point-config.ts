import { listPointConfig } from '@portal/protocol/calls/points';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { pointsKeys } from '../points-keys.ts';

/** What earns points, and what they are worth. */
export function usePointConfig() {
  return useQuery({
    queryKey: pointsKeys.config,
    queryFn: async ({ signal }) => valueOf(await client.send(listPointConfig, { signal })),
  });
}
