import type { ReplyOf } from '@portal/protocol';
import { listOperators } from '@portal/protocol/calls/operators';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { operatorKeys } from '../operator-keys.ts';

type List = Endpoints['listOperators'];
type Search = Pick<NonNullable<Input<List>['query']>, 'state' | 'role'>;

export type OperatorLine = ReplyOf<List>['content'][number];

/** Newest first; each further page continues where the one before ended. */
export function useOperators(search: Search) {
  return useInfiniteQuery({
    queryKey: operatorKeys.list(search),
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) =>
      valueOf(
        await client.send(listOperators, {
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
