import { createKycLink, readKycDocument } from '@portal/protocol/calls/kyc-desk';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { kycKeys } from '../kyc-keys.ts';

/** A picture through a link of its own, which ends soon; it is asked for once while it is shown. */
export function useDocument(id: string) {
  return useQuery({
    queryKey: kycKeys.picture(id),
    queryFn: async ({ signal }) => {
      const { key } = valueOf(await client.send(createKycLink, { params: { id }, signal }));
      return valueOf(await client.send(readKycDocument, { params: { key }, signal }));
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
