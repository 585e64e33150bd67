import {
  deliveryChannels,
  type Endpoints,
  messageKind,
  messageTopics,
  messageTypeNames,
  type ReplyOf,
} from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { provenContacts } from '../../identity/index.ts';
import { selectCopies } from '../store-readers.ts';

/** Topics whose messages nobody may miss. */
const always = new Set(
  messageTypeNames
    .filter((type) => messageKind(type).copy === 'always')
    .map((type) => messageKind(type).topic),
);

/** By which channels the caller wants which topics, and where they can be reached at all. */
export async function readMessageCopies(
  ctx: Ctx<MemberActor>,
): Promise<ReplyOf<Endpoints['readMessageCopies']>> {
  const memberId = ctx.actor.id;
  const contacts = await provenContacts(ctx, [memberId]);
  const chosen = await selectCopies(ctx.tx, [memberId]);
  const isProven = (name: string) => contacts.some(({ channel }) => channel === name);
  return {
    channels: { sms: isProven('sms'), email: isProven('email') },
    topics: messageTopics.map((topic) => ({
      topic,
      isAlways: always.has(topic),
      chosen: deliveryChannels.filter((channel) =>
        chosen.some((row) => row.topic === topic && row.channel === channel),
      ),
    })),
  };
}
