import { listVendors } from '@portal/protocol/calls/catalog';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

/** The vendors as visitors get them, by category; undefined until they are here. */
export function useVisitorVendors() {
  return useQuery({
    queryKey: ['visitor-vendors'],
    queryFn: async ({ signal }) => valueOf(await client.send(listVendors, { signal })),
  }).data;
}
