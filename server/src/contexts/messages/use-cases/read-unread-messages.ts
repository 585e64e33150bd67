import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { typesShown } from '../gate.ts';
import { countUnread } from '../store.ts';

/** A badge says 99+ from here on, so nothing counts further. */
const most = 100;

/** How many messages the caller has not read; a hundred stands for more. */
export async function readUnreadMessages(
  ctx: Ctx<MemberActor>,
): Promise<{ readonly unreadMessage: number }> {
  const memberId = ctx.actor.id;
  const types = await typesShown(ctx, memberId);
  return { unreadMessage: await countUnread(ctx.tx, { memberId, types }, most) };
}
