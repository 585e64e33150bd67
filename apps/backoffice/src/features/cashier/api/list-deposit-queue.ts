import type { ReplyOf } from '@portal/protocol';
import { listDepositQueue } from '@portal/protocol/calls/deposits-desk';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { cashierKeys } from '../cashier-keys.ts';

type List = Endpoints['listDepositQueue'];
type Search = Pick<NonNullable<Input<List>['query']>, 'view' | 'memberId'>;

export type QueuedDeposit = ReplyOf<List>['content'][number];

export function useDepositQueue(search: Search) {
  return useInfiniteQuery(
    cursorPages(cashierKeys.deposits(search), async (place, signal) =>
      valueOf(await client.send(listDepositQueue, { query: { ...search, ...place }, signal })),
    ),
  );
}
