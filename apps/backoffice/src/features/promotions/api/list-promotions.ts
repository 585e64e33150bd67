import type { PromotionRun, ReplyOf } from '@portal/protocol';
import { listDeskPromotions } from '@portal/protocol/calls/promotions-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { promotionKeys } from '../promotion-keys.ts';

export type DeskPromotion = ReplyOf<Endpoints['listDeskPromotions']>['list'][number];

export function usePromotions(state: PromotionRun | undefined) {
  return useQuery({
    queryKey: promotionKeys.list(state),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = state === undefined ? {} : { state };
      return valueOf(await client.send(listDeskPromotions, { query, signal }));
    },
  });
}
