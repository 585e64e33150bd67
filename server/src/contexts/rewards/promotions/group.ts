import type { PromotionEntryId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Entry } from './store-entries.ts';
import { type HeldGroup, selectHeldGroups } from './store-groups.ts';
import type { PromotionOffer } from './terms.ts';

/** Whether another gift of the same group is in hand; that of the entry itself is no other. */
export function isGroupTaken(
  { exclusiveGroup }: Pick<PromotionOffer, 'exclusiveGroup'>,
  entryId: PromotionEntryId | undefined,
  gifts: readonly HeldGroup[],
): boolean {
  return gifts.some((other) => other.name === exclusiveGroup && other.entryId !== entryId);
}

/**
 * Refuses `promotion_group_taken` (D8). Whoever calls holds the lock of the member's account, so
 * that of two gifts of a group that are taken at once the later sees the earlier.
 */
export async function refuseGroupTaken(
  ctx: Ctx,
  { id, memberId }: Pick<Entry, 'id' | 'memberId'>,
  offer: Pick<PromotionOffer, 'exclusiveGroup'>,
): Promise<void> {
  const { exclusiveGroup } = offer;
  if (exclusiveGroup === undefined) {
    return;
  }
  if (isGroupTaken(offer, id, await selectHeldGroups(ctx.tx, memberId))) {
    throw new Refusal('promotion_group_taken');
  }
}
