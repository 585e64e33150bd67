import type { Ctx } from '../../../../platform/context.ts';
import { readMember } from '../../../members/index.ts';
import { eligibleAmong } from '../../raffles/eligible.ts';
import { entryNow, statusOf, type Viewer } from '../status.ts';
import { type Entry, selectOwnEntries } from '../store-entries.ts';
import { type Promotion, selectPromotions } from '../store-promotions.ts';
import type { SeenPromotion } from '../present.ts';

/** A site has some dozens of promotions, and a member a few entries of each. */
const mostEntries = 400;

/**
 * All that the site shows, each with where it stands for whoever asks. Whoever may have no gifts
 * sees only what they took part in (R13).
 */
export async function listPromotions(ctx: Ctx): Promise<readonly SeenPromotion[]> {
  const viewer = await viewerOf(ctx);
  const { actor } = ctx;
  const entries =
    actor.kind === 'member' ? await selectOwnEntries(ctx.tx, actor.id, mostEntries) : [];
  const promotions = await selectPromotions(ctx.tx);
  const seen = promotions.map((promotion) => seenPromotion(promotion, entries, viewer));
  const isOffered = actor.kind !== 'member' || (await eligibleAmong(ctx, [actor.id])).has(actor.id);
  return isOffered ? seen : seen.filter(({ entry }) => entry !== undefined);
}

export function seenPromotion(
  promotion: Promotion,
  entries: readonly Entry[],
  viewer: Viewer,
): SeenPromotion {
  const entry = entryNow(promotion, entries, viewer);
  return { promotion, entry, status: statusOf(promotion, entry, viewer) };
}

export async function viewerOf(ctx: Ctx): Promise<Viewer> {
  const { actor, site } = ctx;
  const registeredAt =
    actor.kind === 'member' ? (await readMember(ctx, actor.id)).registeredAt : undefined;
  const { timeZone, currency } = site;
  return { now: ctx.clock.now(), timeZone, currency, registeredAt };
}
