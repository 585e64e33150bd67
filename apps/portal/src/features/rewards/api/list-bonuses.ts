import { useLanguage } from '@portal/i18n/react';
import { listBonuses } from '@portal/protocol/calls/rewards';
import { valueOf } from '@portal/protocol/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { rewardKeys } from '../../../shared/rewards/reward-keys.ts';

export function useBonuses() {
  const { code: language } = useLanguage();
  return useInfiniteQuery({
    queryKey: rewardKeys.bonuses(language),
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? { language } : { language, cursor: pageParam };
      return valueOf(await client.send(listBonuses, { query, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}
