import type { ReplyOf } from '@portal/protocol';
import { listBetReviews } from '@portal/protocol/calls/bets-desk';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';

type List = Endpoints['listBetReviews'];
type Search = Pick<NonNullable<Input<List>['query']>, 'view' | 'reason' | 'vendorCode'>;

export type BetReview = ReplyOf<List>['content'][number];

export function useBetReviews(search: Search) {
  return useInfiniteQuery(
    cursorPages(['bet-reviews', search], async (place, signal) =>
      valueOf(await client.send(listBetReviews, { query: { ...search, ...place }, signal })),
    ),
  );
}
