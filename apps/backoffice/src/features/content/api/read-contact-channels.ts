import type { ReplyOf } from '@portal/protocol';
import { readContactChannels } from '@portal/protocol/calls/contact-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { contentKeys } from '../content-keys.ts';

export type ContactChannels = ReplyOf<Endpoints['readContactChannels']>;

export function useContactChannels() {
  return useQuery({
    queryKey: contentKeys.contact,
    queryFn: async ({ signal }) => valueOf(await client.send(readContactChannels, { signal })),
  });
}
