import { createFeedbackPictureLink, readFeedbackPicture } from '@portal/protocol/calls/content';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

/** Through a link that ends; each stands in the trail, so a picture is asked for once. */
export function useMessagePicture(id: string) {
  return useQuery({
    queryKey: ['feedback-picture', id],
    queryFn: async ({ signal }) => {
      const link = await client.send(createFeedbackPictureLink, { params: { id }, signal });
      const { key } = valueOf(link);
      return valueOf(await client.send(readFeedbackPicture, { params: { key }, signal }));
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}
