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

const largestPage = '100';

/** All of them with their sums, for a file; null where they did not arrive. */
export async function readAllShares(
  filter: ShareFilter,
): Promise<Omit<RebateShares, 'pageNum' | 'pageSize' | 'total' | 'totalPages'> | null> {
  const content: RebateShares['content'][number][] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...filter, page: String(page), pageSize: largestPage };
    const outcome = await client.send(listRebateShares, { query });
    if (!outcome.ok) {
      return null;
    }
    const { currency, valid, earned, totalPages } = outcome.value;
    content.push(...outcome.value.content);
    if (page >= totalPages) {
      return { currency, valid, earned, content };
    }
  }
}

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
