import type { ReplyOf } from '@portal/protocol';
import { listSitePlans } from '@portal/protocol/calls/site-versions-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { versionKeys } from '../version-keys.ts';

export type SitePlan = ReplyOf<Endpoints['listSitePlans']>['list'][number];

export function useSitePlans() {
  return useQuery({
    queryKey: versionKeys.plans,
    queryFn: async ({ signal }) => valueOf(await client.send(listSitePlans, { signal })),
  });
}
