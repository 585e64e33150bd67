import type { ReplyOf } from '@portal/protocol';
import { listDeskEnvelopes } from '@portal/protocol/calls/envelopes-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export type DeskEnvelopes = ReplyOf<Endpoints['listDeskEnvelopes']>;
export type DeskEnvelope = DeskEnvelopes['list'][number];

export function useEnvelopes() {
  return useQuery({
    queryKey: ['envelopes'],
    queryFn: async ({ signal }) => valueOf(await client.send(listDeskEnvelopes, { signal })),
  });
}
