import { useLanguage } from '@portal/i18n/react';
import type { ReplyOf } from '@portal/protocol';
import { readBonus } from '@portal/protocol/calls/rewards';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../client/portal-client.ts';
import { rewardKeys } from './reward-keys.ts';

export type WholeBonus = ReplyOf<Endpoints['readBonus']>;

export function useBonus(id: string) {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: rewardKeys.bonus(id, language),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readBonus, { params: { id }, query: { language }, signal })),
  });
}
