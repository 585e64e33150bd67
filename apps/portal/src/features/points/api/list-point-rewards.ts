import type { Endpoints, ReplyOf } from '@portal/protocol';
import { useLanguage } from '@portal/i18n/react';
import { listPointRewards } from '@portal/protocol/calls/points';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { pointsKeys } from '../points-keys.ts';

export type Goods = ReplyOf<Endpoints['listPointRewards']>['list'][number];

export function usePointRewards() {
  const { code } = useLanguage();
  return useQuery({
    queryKey: pointsKeys.rewards(code),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(listPointRewards, { query: { language: code }, signal })),
  });
}
