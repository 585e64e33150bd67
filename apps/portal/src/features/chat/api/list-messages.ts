import type { ChatRoom, Endpoints, ReplyOf } from '@portal/protocol';
import { listChatMessages } from '@portal/protocol/calls/chat';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { askEvery } from '../../../shared/realtime/live-state.ts';
import { chatKey } from './launch-chat.ts';

type Page = ReplyOf<Endpoints['listChatMessages']>;
export type ChatLine = Page['content'][number];

/** Without a line to the server a room is looked into so often. */
const everyMs = 10_000;

export function messagesQuery(room: ChatRoom) {
  return infiniteQueryOptions({
    queryKey: [...chatKey, 'messages', room],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal, ...question }) =>
      valueOf(
        await client.send(listChatMessages, {
          params: { room },
          query: { cursor },
          signal,
          isBackground: isLookAgain(question),
        }),
      ),
    getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
    refetchInterval: () => askEvery(everyMs),
  });
}
