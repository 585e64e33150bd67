import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listBets } from '@portal/protocol/calls/bets';
import { valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { recordKeys } from '../../../shared/records/record-keys.ts';
import { recordPageSize } from '../page-size.ts';
import type { BetFilter } from '../record-filter.ts';

export type BetLine = ReplyOf<Endpoints['listBets']>['content'][number];

export function betsQuery(filter: BetFilter & { readonly language: string }) {
  return infiniteQueryOptions({
    queryKey: recordKeys.bets(filter),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, limit: recordPageSize, cursor: pageParam };
      return valueOf(await client.send(listBets, { query, signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
