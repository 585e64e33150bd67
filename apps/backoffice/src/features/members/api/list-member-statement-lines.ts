import type { ReplyOf } from '@portal/protocol';
import { listMemberStatementLines } from '@portal/protocol/calls/backoffice';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { memberKeys } from '../member-keys.ts';

type Read = Endpoints['listMemberStatementLines'];
type Filter = NonNullable<Input<Read>['query']>;

export type StatementLine = ReplyOf<Read>['content'][number];

/** Newest first; each further page continues where the one before ended. */
export function useStatement(id: string, filter: Filter) {
  return useInfiniteQuery({
    queryKey: memberKeys.statement(id, filter),
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) =>
      valueOf(
        await client.send(listMemberStatementLines, {
          params: { id },
          query: { ...filter, limit: '20', cursor: pageParam },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
