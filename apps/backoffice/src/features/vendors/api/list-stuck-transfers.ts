import type { ReplyOf } from '@portal/protocol';
import { listStuckTransfers } from '@portal/protocol/calls/wallet-transfers-desk';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';

type List = Endpoints['listStuckTransfers'];
type Search = Pick<NonNullable<Input<List>['query']>, 'view' | 'memberId'>;

export type DeskTransfer = ReplyOf<List>['content'][number];

export function useStuckTransfers(search: Search) {
  return useInfiniteQuery(
    cursorPages(['wallet-transfers', search], async (place, signal) =>
      valueOf(await client.send(listStuckTransfers, { query: { ...search, ...place }, signal })),
    ),
  );
}
