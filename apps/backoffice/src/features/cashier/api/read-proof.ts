import { createProofLink, readDeskProof } from '@portal/protocol/calls/withdrawals-desk';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cashierKeys } from '../cashier-keys.ts';

/** Through a link that ends; each stands in the trail, so a picture is asked for once. */
export function useDeskProof(id: string) {
  return useQuery({
    queryKey: cashierKeys.proof(id),
    queryFn: async ({ signal }) => {
      const { key } = valueOf(await client.send(createProofLink, { params: { id }, signal }));
      return valueOf(await client.send(readDeskProof, { params: { key }, signal }));
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}
