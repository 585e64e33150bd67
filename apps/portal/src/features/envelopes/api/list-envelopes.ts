import { useLanguage } from '@portal/i18n/react';
import type { ReplyOf } from '@portal/protocol';
import { listEnvelopes } from '@portal/protocol/calls/envelopes';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';

export type Rain = ReplyOf<Endpoints['listEnvelopes']>[number];

/** Rains begin and end by the clock of the server, so the list is asked for again and again. */
const everyMs = 15_000;

export function useEnvelopes() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: ['envelopes', language],
    queryFn: async ({ signal, ...question }) =>
      valueOf(
        await client.send(listEnvelopes, {
          query: { language },
          signal,
          isBackground: isLookAgain(question),
        }),
      ),
    refetchInterval: everyMs,
  });
}
