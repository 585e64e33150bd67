import { readApplicationPicture } from '@portal/protocol/calls/promotions-desk';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { promotionKeys } from '../promotion-keys.ts';

/** Each look stands in the trail, so a picture is asked for once. */
export function useApplicationPicture(id: string) {
  return useQuery({
    queryKey: promotionKeys.picture(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readApplicationPicture, { params: { id }, signal })),
    staleTime: Infinity,
  });
}
