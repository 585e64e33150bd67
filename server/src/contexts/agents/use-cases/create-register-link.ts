import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { refuseExcluded } from '../refuse-excluded.ts';
import { countLiveLinks, lockLinks, type LinkRow } from '../store-links.ts';
import { mostToGrant, refuseOutside } from '../terms/bounds.ts';
import { storedTerms, type Terms, usualTerms } from '../terms/terms.ts';
import { writeLink } from '../write-link.ts';

/** Live links of one member at a time (B5). */
export const mostLinks = 50;

export interface NewLinkWish {
  readonly note?: string | undefined;
  readonly validDays?: number | undefined;
  readonly opensAgent?: boolean | undefined;
  readonly terms?: Terms | undefined;
}

/**
 * Another code of the caller. Refuses, in this order: with `self_excluded` whoever is excluded;
 * with `terms_out_of_range` what the caller does not hold; with `register_link_limit`.
 */
export async function createRegisterLink(
  ctx: Ctx<MemberActor>,
  command: NewLinkWish,
): Promise<LinkRow> {
  const { note = '', validDays, opensAgent = false, terms } = command;
  const agentId = ctx.actor.id;
  const now = ctx.clock.now();
  await refuseExcluded(ctx);
  if (terms !== undefined) {
    refuseOutside(terms, { least: usualTerms, most: await mostToGrant(ctx, agentId) });
  }
  // Two at once count one after the other.
  await lockLinks(ctx.tx, agentId);
  if ((await countLiveLinks(ctx.tx, agentId, now)) >= mostLinks) {
    throw new Refusal('register_link_limit', { most: mostLinks });
  }
  const validUntil = validDays === undefined ? null : now.add({ hours: 24 * validDays });
  const granted = terms === undefined ? { rates: null, prizeGroup: null } : storedTerms(terms);
  const link = await writeLink(ctx, { agentId, note, validUntil, opensAgent, ...granted });
  return { ...link, endedAt: null, clicks: 0, registrations: 0, depositors: 0 };
}
