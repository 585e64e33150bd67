import type { ReplyOf } from '@portal/protocol';
import { listDeskRaffles } from '@portal/protocol/calls/raffles-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../client.ts';

export type DeskRaffles = ReplyOf<Endpoints['listDeskRaffles']>;
export type DeskRaffle = DeskRaffles['list'][number];

export function useRaffles() {
  return useQuery({
    queryKey: ['raffles'],
    queryFn: async ({ signal }) => valueOf(await client.send(listDeskRaffles, { signal })),
  });
}
