import type { Endpoints, ReplyOf } from '@portal/protocol';
import { useLanguage } from '@portal/i18n/react';
import { listVipRanks } from '@portal/protocol/calls/vip';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';

export type VipRanks = ReplyOf<Endpoints['listVipRanks']>;
export type VipRank = VipRanks['list'][number];

export function useVipRanks() {
  const { code } = useLanguage();
  return useQuery({
    queryKey: ['vip', 'ranks', code],
    queryFn: async ({ signal }) =>
      valueOf(await client.send(listVipRanks, { query: { language: code }, signal })),
  });
}
