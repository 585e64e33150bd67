import type { ReplyOf } from '@portal/protocol';
import { listWithdrawalQueue } from '@portal/protocol/calls/withdrawals-desk';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { cashierKeys } from '../cashier-keys.ts';

type List = Endpoints['listWithdrawalQueue'];
type Search = Pick<NonNullable<Input<List>['query']>, 'view' | 'memberId'>;

export type QueuedWithdrawal = ReplyOf<List>['content'][number];

export function useWithdrawalQueue(search: Search) {
  return useInfiniteQuery(
    cursorPages(cashierKeys.queue(search), async (place, signal) =>
      valueOf(await client.send(listWithdrawalQueue, { query: { ...search, ...place }, signal })),
    ),
  );
}
