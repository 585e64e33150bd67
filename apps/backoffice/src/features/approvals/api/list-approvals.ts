import type { ReplyOf } from '@portal/protocol';
import { listApprovals } from '@portal/protocol/calls/approvals';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { approvalKeys } from '../approval-keys.ts';

type List = Endpoints['listApprovals'];
type Search = Pick<NonNullable<Input<List>['query']>, 'view' | 'asker'>;

export type Approval = ReplyOf<List>['content'][number];

/** Newest first; each further page continues where the one before ended. */
export function useApprovals(search: Search) {
  return useInfiniteQuery({
    queryKey: approvalKeys.list(search),
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) =>
      valueOf(
        await client.send(listApprovals, {
          query: {
            ...search,
            limit: '20',
            ...(pageParam === undefined ? {} : { cursor: pageParam }),
          },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
