import type { ReplyOf } from '@portal/protocol';
import { listReconciliationRuns } from '@portal/protocol/calls/reconciliation';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type Run = ReplyOf<Endpoints['listReconciliationRuns']>['content'][number];

export function useRuns() {
  return useInfiniteQuery(
    cursorPages(cashierKeys.runs, async (query, signal) =>
      valueOf(await client.send(listReconciliationRuns, { query, signal })),
    ),
  );
}
