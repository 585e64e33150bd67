import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readProtection } from '@portal/protocol/calls/protection';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';

export type Protection = ReplyOf<Endpoints['readProtection']>;
export type LimitRow = Protection['limits'][number];

export const protectionKey = ['protection'] as const;

/** Asked for anew whenever it is shown: play changes it. */
export const protectionQuery = queryOptions({
  queryKey: protectionKey,
  queryFn: async ({ signal }) => valueOf(await client.send(readProtection, { signal })),
});

/** The same, asked again and again beside a game: that is no use of the session (R71). */
export const protectionWatch = queryOptions({
  queryKey: protectionKey,
  queryFn: async ({ signal, ...question }) =>
    valueOf(await client.send(readProtection, { signal, isBackground: isLookAgain(question) })),
});
