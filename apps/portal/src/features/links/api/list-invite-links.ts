import type { ReplyOf } from '@portal/protocol';
import { listInviteLinks } from '@portal/protocol/calls/invite-links';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { linkKeys } from '../link-keys.ts';

export type InviteLink = ReplyOf<Endpoints['listInviteLinks']>['content'][number];

export function useInviteLinks() {
  return useInfiniteQuery({
    queryKey: linkKeys.list,
    queryFn: async ({ pageParam, signal }) => {
      const query = { page: String(pageParam) };
      return valueOf(await client.send(listInviteLinks, { query, signal }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
  });
}
