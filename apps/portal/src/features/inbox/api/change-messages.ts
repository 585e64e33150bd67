import { deleteMessages, markAllMessages, markMessages } from '@portal/protocol/calls/messages';
import type { Failure } from '@portal/protocol/client';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { keepBadges } from '../../../shared/badges/badges.ts';
import { client } from '../../../shared/client/portal-client.ts';
import { inboxKeys } from '../inbox-keys.ts';
import type { InboxMessage, InboxPage } from './list-messages.ts';

type Answer = { readonly ok: true; readonly value: { readonly unreadMessage: number } } | Failure;

/**
 * What the server did shows in the pages that are there; they are not asked for anew, so that a
 * message stays where it is read.
 */
async function keep(
  queries: QueryClient,
  asking: Promise<Answer>,
  change: (messages: readonly InboxMessage[]) => readonly InboxMessage[],
): Promise<Failure | undefined> {
  const outcome = await asking;
  if (!outcome.ok) {
    return outcome;
  }
  keepBadges(queries, outcome.value);
  queries.setQueriesData<InfiniteData<InboxPage>>({ queryKey: inboxKeys.pages }, (data) =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((page) => ({ ...page, content: [...change(page.content)] })),
        },
  );
  void queries.invalidateQueries({ queryKey: inboxKeys.pages, refetchType: 'none' });
  return undefined;
}

export function sendMarks(
  queries: QueryClient,
  marks: { readonly ids: readonly InboxMessage['id'][]; readonly isRead: boolean },
): Promise<Failure | undefined> {
  const { ids, isRead } = marks;
  const asking = client.send(markMessages, { body: { ids: [...ids], isRead } });
  return keep(queries, asking, (messages) =>
    messages.map((message) => (ids.includes(message.id) ? { ...message, isRead } : message)),
  );
}

export function sendAllMarks(queries: QueryClient): Promise<Failure | undefined> {
  return keep(queries, client.send(markAllMessages, {}), (messages) =>
    messages.map((message) => ({ ...message, isRead: true })),
  );
}

export function sendDeletion(
  queries: QueryClient,
  ids: readonly InboxMessage['id'][],
): Promise<Failure | undefined> {
  return keep(queries, client.send(deleteMessages, { body: { ids: [...ids] } }), (messages) =>
    messages.filter(({ id }) => !ids.includes(id)),
  );
}
