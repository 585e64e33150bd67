import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { typesShown } from '../gate.ts';
import { markAll } from '../store.ts';
import { readUnreadMessages } from './read-unread-messages.ts';

/** Marks all that the caller may see as read. */
export async function markAllMessages(
  ctx: Ctx<MemberActor>,
): Promise<{ readonly unreadMessage: number }> {
  const memberId = ctx.actor.id;
  const types = await typesShown(ctx, memberId);
  await markAll(ctx.tx, { memberId, types }, ctx.clock.now());
  return readUnreadMessages(ctx);
}
