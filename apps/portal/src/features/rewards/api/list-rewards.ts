import { useLanguage } from '@portal/i18n/react';
import type { ReplyOf } from '@portal/protocol';
import { listRewards } from '@portal/protocol/calls/rewards';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { rewardKeys } from '../../../shared/rewards/reward-keys.ts';

export type Reward = ReplyOf<Endpoints['listRewards']>[number];

export function useRewards() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: rewardKeys.waiting(language),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(listRewards, { query: { language }, signal })),
  });
}
