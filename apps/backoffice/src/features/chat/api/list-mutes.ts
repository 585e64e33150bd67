import type { ReplyOf } from '@portal/protocol';
import { listChatMutes } from '@portal/protocol/calls/chat-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { chatKeys } from '../chat-keys.ts';

export type Mute = ReplyOf<Endpoints['listChatMutes']>[number];

export const mutesQuery = queryOptions({
  queryKey: chatKeys.mutes,
  queryFn: async ({ signal }) => valueOf(await client.send(listChatMutes, { signal })),
});
