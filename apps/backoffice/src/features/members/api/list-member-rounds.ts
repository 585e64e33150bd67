import type { ReplyOf } from '@portal/protocol';
import { listMemberRounds } from '@portal/protocol/calls/backoffice';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { memberKeys } from '../member-keys.ts';

type Read = Endpoints['listMemberRounds'];

export type RoundLine = ReplyOf<Read>['content'][number];

/** Newest first; each further page continues where the one before ended. */
export function useRounds(id: string) {
  return useInfiniteQuery({
    queryKey: memberKeys.rounds(id),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) =>
      valueOf(
        await client.send(listMemberRounds, {
          params: { id },
          query: { limit: '20', ...(pageParam === undefined ? {} : { cursor: pageParam }) },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
