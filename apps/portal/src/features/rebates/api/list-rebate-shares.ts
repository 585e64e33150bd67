import type { Endpoints, QueryOf, ReplyOf } from '@portal/protocol';
import { listRebateShares } from '@portal/protocol/calls/rebates';
import { valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { rebateKeys } from '../rebate-keys.ts';

export type RebateShares = ReplyOf<Endpoints['listRebateShares']>;
export type ShareFilter = Pick<
  QueryOf<Endpoints['listRebateShares']>,
  'day' | 'category' | 'source'
>;

/** Whose play of a day brought what, page by page. */
export function rebateSharesQuery(filter: ShareFilter) {
  return infiniteQueryOptions({
    queryKey: rebateKeys.shares(filter),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, page: String(pageParam) };
      return valueOf(await client.send(listRebateShares, { query, signal }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
  });
}
