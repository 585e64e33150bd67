import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listStatementLines } from '@portal/protocol/calls/wallet';
import { valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { recordKeys } from '../../../shared/records/record-keys.ts';
import { recordPageSize } from '../page-size.ts';
import type { LineFilter } from '../record-filter.ts';

export type StatementLine = ReplyOf<Endpoints['listStatementLines']>['content'][number];

export function statementQuery(filter: LineFilter) {
  return infiniteQueryOptions({
    queryKey: recordKeys.statement(filter),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, limit: recordPageSize, cursor: pageParam };
      return valueOf(await client.send(listStatementLines, { query, signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
