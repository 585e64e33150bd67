import { readProof } from '@portal/protocol/calls/cashier';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { cashierKeys } from '../cashier-keys.ts';

/** A picture never changes. */
export function useProof(id: string) {
  return useQuery({
    queryKey: cashierKeys.proof(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readProof, { params: { id }, signal })),
    staleTime: Infinity,
  });
}
