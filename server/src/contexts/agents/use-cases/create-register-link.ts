import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { countLiveLinks, lockLinks, type LinkRow } from '../store-links.ts';
import { writeLink } from '../write-link.ts';

/** Live links of an agent at a time (B5). */
export const mostLinks = 50;

/** Another code of the caller. Refuses with `register_link_limit`. */
export async function createRegisterLink(
  ctx: Ctx<MemberActor>,
  command: { readonly note?: string | undefined; readonly validDays?: number | undefined },
): Promise<LinkRow> {
  const agentId = ctx.actor.id;
  const now = ctx.clock.now();
  // Two at once count one after the other.
  await lockLinks(ctx.tx, agentId);
  if ((await countLiveLinks(ctx.tx, agentId, now)) >= mostLinks) {
    throw new Refusal('register_link_limit', { most: mostLinks });
  }
  const { note = '', validDays } = command;
  const validUntil = validDays === undefined ? null : now.add({ hours: 24 * validDays });
  const link = await writeLink(ctx, { agentId, note, validUntil });
  return { ...link, endedAt: null, registrations: 0 };
}
