import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readHelpCenter } from '@portal/protocol/calls/content';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';

export type HelpCenter = ReplyOf<Endpoints['readHelpCenter']>;

/** Articles change when an operator changes them. */
const freshForMs = 600_000;

export function helpQuery(language: string) {
  return queryOptions({
    queryKey: ['help', language],
    queryFn: async ({ signal }) => {
      const query = { lang: language, device: 'WEB' };
      return valueOf(await client.send(readHelpCenter, { query, signal }));
    },
    staleTime: freshForMs,
  });
}
