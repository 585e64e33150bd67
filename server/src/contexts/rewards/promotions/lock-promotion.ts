import type { PromotionId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { refuseStanding } from '../bonuses/standing.ts';
import { readOwnTerms } from './own-terms.ts';
import { entryNow, type Viewer } from './status.ts';
import { lockNewestEntry } from './store-entries.ts';
import { findPromotion } from './store-promotions.ts';
import type { SeenPromotion } from './present.ts';
import { seenAs, viewerOf } from './use-cases/list-promotions.ts';

export interface OpenPromotion extends SeenPromotion {
  readonly viewer: Viewer;
}

/**
 * A promotion for whoever acts on it: the account and then the entry of the member are locked.
 * Refuses with those of standing, then `not_found`.
 */
export async function lockPromotion(
  ctx: Ctx<MemberActor>,
  id: PromotionId,
): Promise<OpenPromotion> {
  const memberId = ctx.actor.id;
  await refuseStanding(ctx, memberId);
  const promotion = await findPromotion(ctx.tx, id);
  if (promotion === undefined) {
    throw new Refusal('not_found');
  }
  const newest = await lockNewestEntry(ctx.tx, { promotionId: id, memberId });
  const entries = newest === undefined ? [] : [newest];
  const own = await readOwnTerms(ctx.tx, [promotion], entries);
  const viewer = await viewerOf(ctx, [promotion, ...own.values()]);
  const entry = entryNow(promotion, entries, viewer);
  return { ...seenAs(promotion, { entry, own, viewer }), viewer };
}

/** The same as it is after an act. */
export async function lookAgain(ctx: Ctx<MemberActor>, id: PromotionId): Promise<SeenPromotion> {
  const { viewer: _viewer, ...seen } = await lockPromotion(ctx, id);
  return seen;
}

export function refuseUnlike({ status }: OpenPromotion, ...wanted: readonly string[]): void {
  if (!wanted.includes(status)) {
    throw new Refusal('promotion_status', { status });
  }
}

/** Another gift of its group is in hand (D8). */
export function refuseGrouped({ gap }: OpenPromotion): void {
  if (gap === 'group') {
    throw new Refusal('promotion_group_taken');
  }
}

export function refuseChanged({ promotion }: OpenPromotion, version: number): void {
  if (promotion.version !== version) {
    throw new Refusal('promotion_changed');
  }
}
