import type { ReplyOf } from '@portal/protocol';
import { readOverview } from '@portal/protocol/calls/overview';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { overviewKeys } from '../overview-keys.ts';

type Overview = ReplyOf<Endpoints['readOverview']>;
export type QueueDepth = Overview['queues'][number];
export type SiteDay = Overview['days'][number];

const everyMs = 30_000;

/** What waits and what today brought, asked for again every half minute. */
export function useOverview() {
  return useQuery({
    queryKey: overviewKeys.overview,
    queryFn: async ({ signal, ...question }) =>
      valueOf(await client.send(readOverview, { signal, isBackground: isLookAgain(question) })),
    refetchInterval: everyMs,
  });
}
