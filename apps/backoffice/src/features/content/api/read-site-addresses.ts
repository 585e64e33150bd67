import type { ReplyOf } from '@portal/protocol';
import { readSiteAddresses } from '@portal/protocol/calls/addresses-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { contentKeys } from '../content-keys.ts';

export type SiteAddresses = ReplyOf<Endpoints['readSiteAddresses']>;

export function useSiteAddresses() {
  return useQuery({
    queryKey: contentKeys.addresses,
    queryFn: async ({ signal }) => valueOf(await client.send(readSiteAddresses, { signal })),
  });
}
