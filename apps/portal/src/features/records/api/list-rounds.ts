import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listRounds } from '@portal/protocol/calls/rounds';
import { valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { recordKeys } from '../../../shared/records/record-keys.ts';
import { recordPageSize } from '../page-size.ts';
import type { RoundFilter } from '../round-filter.ts';

export type RoundLine = ReplyOf<Endpoints['listRounds']>['content'][number];

export function roundsQuery(filter: RoundFilter & { readonly language: string }) {
  return infiniteQueryOptions({
    queryKey: recordKeys.rounds(filter),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, limit: recordPageSize, cursor: pageParam };
      return valueOf(await client.send(listRounds, { query, signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
