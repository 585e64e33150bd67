import type { ReplyOf } from '@portal/protocol';
import { listMemberNotes } from '@portal/protocol/calls/member-notes-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { memberKeys } from '../member-keys.ts';

type Page = ReplyOf<Endpoints['listMemberNotes']>;

/** Newest first, page by page. */
export function useMemberNotes(id: string) {
  return useInfiniteQuery({
    queryKey: memberKeys.notes(id),
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === undefined ? {} : { cursor: pageParam };
      return valueOf(await client.send(listMemberNotes, { params: { id }, query, signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: Page) => nextCursor ?? undefined,
  });
}
