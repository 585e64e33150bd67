import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { countReads } from '../store-reads.ts';

/** How many of these the caller has not read; no id stands there twice. */
export async function countUnreadAnnouncements(
  ctx: Ctx<MemberActor>,
  ids: readonly string[],
): Promise<number> {
  return ids.length - (await countReads(ctx.tx, { memberId: ctx.actor.id, ids }));
}
