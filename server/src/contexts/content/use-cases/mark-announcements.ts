import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { insertReads, selectReads } from '../store-reads.ts';

/** A site never announces more at a time; what is beyond was read long ago. */
const mostRead = 500;

/** Which announcements the caller has read, the last ones first. */
export async function readAnnouncementMarks(
  ctx: Ctx<MemberActor>,
): Promise<{ readonly ids: string[] }> {
  return { ids: await selectReads(ctx.tx, ctx.actor.id, mostRead) };
}

/** Marks these announcements of the site, and gives all that the caller has read. */
export async function markAnnouncements(
  ctx: Ctx<MemberActor>,
  ids: readonly string[],
): Promise<{ readonly ids: string[] }> {
  await insertReads(ctx.tx, { memberId: ctx.actor.id, ids, at: ctx.clock.now() });
  return readAnnouncementMarks(ctx);
}
