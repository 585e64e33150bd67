import type { ReplyOf } from '@portal/protocol';
import { listGoods } from '@portal/protocol/calls/points-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export type DeskGoods = ReplyOf<Endpoints['listGoods']>['list'][number];

export function useGoods() {
  return useQuery({
    queryKey: ['points', 'goods'],
    queryFn: async ({ signal }) => valueOf(await client.send(listGoods, { signal })),
  });
}
