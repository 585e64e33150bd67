import type { ReplyOf } from '@portal/protocol';
import { listMemberRounds } from '@portal/protocol/calls/backoffice';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { memberKeys } from '../member-keys.ts';

type Read = Endpoints['listMemberRounds'];
type Filter = NonNullable<Input<Read>['query']>;

export type RoundLine = ReplyOf<Read>['content'][number];

/** Newest first; each further page continues where the one before ended. */
export function useRounds(id: string, filter: Filter) {
  return useInfiniteQuery({
    queryKey: memberKeys.rounds(id, filter),
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) =>
      valueOf(
        await client.send(listMemberRounds, {
          params: { id },
          query: { ...filter, limit: '20', cursor: pageParam },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
