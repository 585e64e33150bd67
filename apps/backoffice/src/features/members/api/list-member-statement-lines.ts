import type { ReplyOf } from '@portal/protocol';
import { listMemberStatementLines } from '@portal/protocol/calls/backoffice';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { memberKeys } from '../member-keys.ts';

type Read = Endpoints['listMemberStatementLines'];
type Filter = NonNullable<Input<Read>['query']>;

export type StatementLine = ReplyOf<Read>['content'][number];

export function useStatement(id: string, filter: Filter) {
  return useInfiniteQuery(
    cursorPages(memberKeys.statement(id, filter), async (place, signal) =>
      valueOf(
        await client.send(listMemberStatementLines, {
          params: { id },
          query: { ...filter, ...place },
          signal,
        }),
      ),
    ),
  );
}
