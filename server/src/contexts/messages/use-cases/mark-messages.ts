import type { MessageId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { markMessages as writeMarks } from '../store.ts';
import { readUnreadMessages } from './read-unread-messages.ts';

/** Marks the caller's messages; those of others and unknown ones are left out. */
export async function markMessages(
  ctx: Ctx<MemberActor>,
  command: { readonly ids: readonly MessageId[]; readonly isRead: boolean },
): Promise<{ readonly unreadMessage: number }> {
  const { ids, isRead } = command;
  const chosen = { memberId: ctx.actor.id, ids };
  await writeMarks(ctx.tx, chosen, isRead ? ctx.clock.now() : null);
  return readUnreadMessages(ctx);
}
