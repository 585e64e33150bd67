import type { ReplyOf } from '@portal/protocol';
import { listDeskChat } from '@portal/protocol/calls/chat-desk';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { chatKeys } from '../chat-keys.ts';

type List = Endpoints['listDeskChat'];
type Search = Pick<NonNullable<Input<List>['query']>, 'view' | 'room'>;

export type DeskChatMessage = ReplyOf<List>['content'][number];

export function useChat(search: Search) {
  return useInfiniteQuery(
    cursorPages([...chatKeys.list, search], async (place, signal) =>
      valueOf(await client.send(listDeskChat, { query: { ...search, ...place }, signal })),
    ),
  );
}
