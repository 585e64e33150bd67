import type { ChatRoom, Endpoints, ReplyOf } from '@portal/protocol';
import { readChatLaunch } from '@portal/protocol/calls/chat';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';

export type Launched = ReplyOf<Endpoints['readChatLaunch']>;

export const chatKey = ['chat'] as const;

export function launchQuery(room: ChatRoom) {
  return queryOptions({
    queryKey: [...chatKey, 'launch', room],
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readChatLaunch, { query: { room }, signal })),
  });
}
