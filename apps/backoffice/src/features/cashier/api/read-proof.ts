import { readDeskProof } from '@portal/protocol/calls/withdrawals-desk';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cashierKeys } from '../cashier-keys.ts';

/** Each look stands in the trail, so a picture is asked for once. */
export function useDeskProof(id: string) {
  return useQuery({
    queryKey: cashierKeys.proof(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readDeskProof, { params: { id }, signal })),
    staleTime: Infinity,
  });
}
