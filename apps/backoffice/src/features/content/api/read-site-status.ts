import type { ReplyOf } from '@portal/protocol';
import { readSiteStatus } from '@portal/protocol/calls/site-status-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { contentKeys } from '../content-keys.ts';

export type SiteStatus = ReplyOf<Endpoints['readSiteStatus']>;

export function useSiteStatus() {
  return useQuery({
    queryKey: contentKeys.status,
    queryFn: async ({ signal }) => valueOf(await client.send(readSiteStatus, { signal })),
  });
}
