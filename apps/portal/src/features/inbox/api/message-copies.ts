import type { DeliveryChannel, Endpoints, MessageTopic, ReplyOf } from '@portal/protocol';
import { changeMessageCopies, readMessageCopies } from '@portal/protocol/calls/messages';
import { type Failure, valueOf } from '@portal/protocol/client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { inboxKeys } from '../inbox-keys.ts';

export type MessageCopies = ReplyOf<Endpoints['readMessageCopies']>;

export const copiesQuery = queryOptions({
  queryKey: inboxKeys.copies,
  queryFn: async ({ signal }) => valueOf(await client.send(readMessageCopies, { signal })),
});

export async function sendCopies(
  queries: QueryClient,
  choice: { readonly topic: MessageTopic; readonly chosen: readonly DeliveryChannel[] },
): Promise<Failure | undefined> {
  const body = { topic: choice.topic, chosen: [...choice.chosen] };
  const outcome = await client.send(changeMessageCopies, { body });
  if (!outcome.ok) {
    return outcome;
  }
  queries.setQueryData<MessageCopies>(inboxKeys.copies, outcome.value);
  return undefined;
}
