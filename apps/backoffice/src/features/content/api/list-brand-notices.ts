import type { ReplyOf } from '@portal/protocol';
import { listBrandNotices } from '@portal/protocol/calls/content-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { contentKeys } from '../content-keys.ts';

export type BrandNotices = ReplyOf<Endpoints['listBrandNotices']>;
export type BrandNotice = BrandNotices['list'][number];

export function useBrandNotices() {
  return useQuery({
    queryKey: contentKeys.notices,
    queryFn: async ({ signal }) => valueOf(await client.send(listBrandNotices, { signal })),
  });
}
