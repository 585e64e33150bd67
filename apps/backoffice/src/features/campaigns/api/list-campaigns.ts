import type { ReplyOf } from '@portal/protocol';
import { listCampaigns } from '@portal/protocol/calls/campaigns-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export type Campaign = ReplyOf<Endpoints['listCampaigns']>['list'][number];

export function useCampaigns() {
  return useQuery({
    queryKey: ['campaigns'],
    queryFn: async ({ signal }) => valueOf(await client.send(listCampaigns, { signal })),
  });
}
