import { readDeskPromotion } from '@portal/protocol/calls/promotions-desk';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { promotionKeys } from '../promotion-keys.ts';

export function usePromotion(id: string) {
  return useQuery({
    queryKey: promotionKeys.one(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readDeskPromotion, { params: { id }, signal })),
  });
}
