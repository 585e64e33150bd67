import type { ReplyOf } from '@portal/protocol';
import { listReconciliationCases } from '@portal/protocol/calls/reconciliation';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { cashierKeys } from '../cashier-keys.ts';

type List = Endpoints['listReconciliationCases'];
export type CaseSearch = Pick<NonNullable<Input<List>['query']>, 'view' | 'day'>;

export type Difference = ReplyOf<List>['content'][number];

export function useCases(search: CaseSearch) {
  return useInfiniteQuery(
    cursorPages(cashierKeys.cases(search), async (place, signal) =>
      valueOf(
        await client.send(listReconciliationCases, { query: { ...search, ...place }, signal }),
      ),
    ),
  );
}
