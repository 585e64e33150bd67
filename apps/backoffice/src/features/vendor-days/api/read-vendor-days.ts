import type { ReplyOf } from '@portal/protocol';
import { readVendorDays } from '@portal/protocol/calls/vendor-days-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export type VendorDays = ReplyOf<Endpoints['readVendorDays']>;

export function useVendorDays() {
  return useQuery({
    queryKey: ['vendor-days'],
    queryFn: async ({ signal }) => valueOf(await client.send(readVendorDays, { signal })),
  });
}
