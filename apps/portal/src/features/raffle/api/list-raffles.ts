import { useLanguage } from '@portal/i18n/react';
import type { ReplyOf } from '@portal/protocol';
import { listRaffles } from '@portal/protocol/calls/raffles';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';

export type Raffle = ReplyOf<Endpoints['listRaffles']>[number];

export function useRaffles() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: ['raffles', language],
    queryFn: async ({ signal }) =>
      valueOf(await client.send(listRaffles, { query: { language }, signal })),
  });
}
