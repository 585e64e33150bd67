import type { ReplyOf } from '@portal/protocol';
import { listRedeemQueue } from '@portal/protocol/calls/points-desk';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';

type List = Endpoints['listRedeemQueue'];
type Search = Pick<NonNullable<Input<List>['query']>, 'view'>;

export type QueuedRedeem = ReplyOf<List>['content'][number];

export function useRedeemQueue(search: Search) {
  return useInfiniteQuery(
    cursorPages(['points', 'redeems', search], async (place, signal) =>
      valueOf(await client.send(listRedeemQueue, { query: { ...search, ...place }, signal })),
    ),
  );
}
