import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listMessages } from '@portal/protocol/calls/messages';
import { valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { inboxKeys } from '../inbox-keys.ts';
import type { InboxSearch } from '../inbox-search.ts';

export type InboxPage = ReplyOf<Endpoints['listMessages']>;
export type InboxMessage = InboxPage['content'][number];

export function inboxQuery({ view, topic }: InboxSearch) {
  return infiniteQueryOptions({
    queryKey: [...inboxKeys.pages, view ?? 'all', topic ?? ''],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { view, topic, cursor };
      return valueOf(await client.send(listMessages, { query, signal }));
    },
    getNextPageParam: ({ nextCursor }: InboxPage) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
