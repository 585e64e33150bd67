import { createPictureLink, readApplicationPicture } from '@portal/protocol/calls/promotions-desk';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { promotionKeys } from '../promotion-keys.ts';

/** Through a link that ends; each stands in the trail, so a picture is asked for once. */
export function useApplicationPicture(id: string) {
  return useQuery({
    queryKey: promotionKeys.picture(id),
    queryFn: async ({ signal }) => {
      const { key } = valueOf(await client.send(createPictureLink, { params: { id }, signal }));
      return valueOf(await client.send(readApplicationPicture, { params: { key }, signal }));
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}
