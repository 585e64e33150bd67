import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readBadges } from '@portal/protocol/calls/badges';
import { valueOf } from '@portal/protocol/client';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { client } from '../client/portal-client.ts';
import { askEvery } from '../realtime/live-state.ts';
import { useMember } from '../session/session.ts';
import { useViewer } from '../site/viewer.ts';

export type Badges = ReplyOf<Endpoints['readBadges']>;

const queryKey = ['badges'] as const;
const freshForMs = 10_000;
/** What comes meanwhile shows within this time, in a window that is looked at. */
const everyMs = 60_000;

/** What waits for the member, for all badges in one call (MC-26); nothing for a visitor. */
export function useBadges(): Badges | undefined {
  const isMember = useMember() !== undefined;
  const { device } = useViewer();
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readBadges, { query: { device }, signal })),
    staleTime: freshForMs,
    refetchInterval: () => askEvery(everyMs),
    enabled: isMember,
  });
  return data;
}

/** Something was taken, joined or answered: every badge asks anew. */
export function forgetBadges(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey });
}

/** What the server said of one figure beside what it did. */
export function keepBadges(queries: QueryClient, change: Partial<Badges>): void {
  queries.setQueryData<Badges>(queryKey, (badges) => badges && { ...badges, ...change });
}
