import { useLanguage } from '@portal/i18n/react';
import type { ReplyOf } from '@portal/protocol';
import { listCountedBets } from '@portal/protocol/calls/cashier';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { cashierKeys } from '../cashier-keys.ts';
import type { Requirement } from './read-terms.ts';

export type CountedBet = ReplyOf<Endpoints['listCountedBets']>['content'][number];

/** All bets that worked off a requirement, once they are wanted. */
export function useCountedBets({ kind, reference }: Requirement, isWanted: boolean) {
  const { code: language } = useLanguage();
  return useInfiniteQuery({
    queryKey: cashierKeys.countedBets(reference, language),
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const query = { kind, reference, language, ...cursor };
      return valueOf(await client.send(listCountedBets, { query, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    enabled: isWanted,
  });
}
