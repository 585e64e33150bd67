import type { ReplyOf } from '@portal/protocol';
import { listBanners } from '@portal/protocol/calls/banners-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { contentKeys } from '../content-keys.ts';

export type Banners = ReplyOf<Endpoints['listBanners']>;
export type Banner = Banners['list'][number];

export function useBanners() {
  return useQuery({
    queryKey: contentKeys.banners,
    queryFn: async ({ signal }) => valueOf(await client.send(listBanners, { signal })),
  });
}
