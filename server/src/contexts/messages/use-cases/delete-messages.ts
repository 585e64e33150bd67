import type { MessageId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { hideMessages } from '../store.ts';
import { readUnreadMessages } from './read-unread-messages.ts';

/** Takes the caller's messages away; those of others and unknown ones are left out. */
export async function deleteMessages(
  ctx: Ctx<MemberActor>,
  command: { readonly ids: readonly MessageId[] },
): Promise<{ readonly unreadMessage: number }> {
  await hideMessages(ctx.tx, { memberId: ctx.actor.id, ids: command.ids }, ctx.clock.now());
  return readUnreadMessages(ctx);
}
