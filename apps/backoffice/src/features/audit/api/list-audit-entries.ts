import type { ReplyOf } from '@portal/protocol';
import { listAuditEntries } from '@portal/protocol/calls/trail';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { client } from '../../../shared/client.ts';

type List = Endpoints['listAuditEntries'];
type Search = Pick<NonNullable<Input<List>['query']>, 'subjectId' | 'action'>;

export type AuditRow = ReplyOf<List>['content'][number];

export function useAudit(search: Search) {
  return useInfiniteQuery({
    queryKey: auditKeys.list(search),
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) =>
      valueOf(
        await client.send(listAuditEntries, {
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
