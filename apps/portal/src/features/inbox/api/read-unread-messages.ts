import { readUnreadMessages } from '@portal/protocol/calls/messages';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { inboxKeys } from '../inbox-keys.ts';

/** What comes meanwhile shows within this time, in a window that is looked at. */
const everyMs = 60_000;

export const unreadQuery = queryOptions({
  queryKey: inboxKeys.unread,
  queryFn: async ({ signal }) => valueOf(await client.send(readUnreadMessages, { signal })),
  refetchInterval: everyMs,
  staleTime: 10_000,
});
