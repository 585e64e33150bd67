import type { DeliveryChannel, Endpoints, MessageTopic, ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { deleteCopies, insertCopies } from '../store-readers.ts';
import { keepLocale } from './keep-locale.ts';
import { readMessageCopies } from './read-message-copies.ts';

/** Says for one topic by which channels its messages come as well. */
export async function changeMessageCopies(
  ctx: Ctx<MemberActor>,
  command: { readonly topic: MessageTopic; readonly chosen: readonly DeliveryChannel[] },
): Promise<ReplyOf<Endpoints['readMessageCopies']>> {
  const { topic, chosen: channels } = command;
  const memberId = ctx.actor.id;
  await keepLocale(ctx);
  await deleteCopies(ctx.tx, { memberId, topic });
  await insertCopies(ctx.tx, { memberId, topic, channels });
  return readMessageCopies(ctx);
}
