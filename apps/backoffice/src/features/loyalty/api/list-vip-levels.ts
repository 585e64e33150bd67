import type { ReplyOf } from '@portal/protocol';
import { listVipLevels } from '@portal/protocol/calls/vip';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export type Ladder = ReplyOf<Endpoints['listVipLevels']>;
export type RankBenefit = Ladder['benefits'][number];
export type DeskRank = Ladder['list'][number];

export function useVipLevels() {
  return useQuery({
    queryKey: ['vip', 'ranks'],
    queryFn: async ({ signal }) => valueOf(await client.send(listVipLevels, { signal })),
  });
}
