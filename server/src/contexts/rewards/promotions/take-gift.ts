import { assertDefined } from '@portal/money';
import type { PersonMarkKind, RewardId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { holdReward, lockReward } from '../bonuses/store-rewards.ts';
import { takeReward } from '../bonuses/take-reward.ts';
import { heldText, sharedMarks } from './cluster.ts';
import { refuseGroupTaken } from './group.ts';
import { lockRun } from './store-clusters.ts';
import { type Entry, updateEntry, updateHold } from './store-entries.ts';
import { spendOrRefuse } from './spend-budget.ts';
import { findVersion } from './store-promotions.ts';
import type { PromotionOffer } from './terms.ts';

/**
 * Credits the gift of an entry that is locked, out of the budget: however many take at the same
 * time, no more leaves than there is (R47). Where another account that looks like the same person
 * had it, the terms say whether it waits for a person to look at, or is refused (R89). On terms
 * that an operator decides about a claim is an application (D8). Refuses `promotion_group_taken`,
 * then `promotion_budget_used`, `promotion_hour_full`, `raffle_over`, `raffle_full`.
 */
export async function takeGift(ctx: Ctx, entry: Entry): Promise<RewardId> {
  const rewardId = assertDefined(entry.rewardId, 'what can be taken was offered');
  const reward = assertDefined(await lockReward(ctx.tx, rewardId), 'its reward');
  const { promotionId, version } = entry;
  const terms = await findVersion(ctx.tx, { promotionId, version });
  const { offer } = assertDefined(terms, 'an entry has its version');
  await refuseGroupTaken(ctx, entry, offer);
  if (offer.isReviewed) {
    await waitForReview(ctx, entry, rewardId);
    return rewardId;
  }
  const kinds = await sharedWith(ctx, entry, offer);
  if (kinds.length > 0) {
    await holdGift(ctx, entry, { rewardId, kinds, offer });
    return rewardId;
  }
  await spendOrRefuse(ctx, { id: promotionId, amountMinor: reward.amountMinor });
  await takeReward(ctx, reward);
  const at = ctx.clock.now();
  await updateEntry(ctx.tx, { ...entry, status: 'CLAIMED', decidedBy: null, at });
  return rewardId;
}

/** Whoever took part before such terms were applied for has reached the gift, which is offered. */
async function waitForReview(ctx: Ctx, entry: Entry, rewardId: RewardId): Promise<void> {
  await holdReward(ctx.tx, rewardId);
  const at = ctx.clock.now();
  await updateEntry(ctx.tx, {
    ...entry,
    status: 'APPLYING',
    claimUntil: null,
    decidedBy: null,
    at,
  });
}

/**
 * By what a claim looks like one that had the gift; nothing where the terms do not ask. The run
 * is locked where they do.
 */
export async function sharedWith(
  ctx: Ctx,
  claim: Pick<Entry, 'promotionId' | 'memberId' | 'cycleKey'>,
  offer: Pick<PromotionOffer, 'cluster'>,
): Promise<readonly PersonMarkKind[]> {
  if (offer.cluster === 'ALLOW') {
    return [];
  }
  await lockRun(ctx.tx, claim.promotionId);
  return sharedMarks(ctx, claim);
}

/** Keeps an offered gift back: for a person to look at, or refused, as the terms say. */
export async function holdGift(
  ctx: Ctx,
  entry: Entry,
  hold: {
    readonly rewardId: RewardId;
    readonly kinds: readonly PersonMarkKind[];
    readonly offer: Pick<PromotionOffer, 'cluster'>;
  },
): Promise<void> {
  const status = hold.offer.cluster === 'HOLD' ? 'APPLYING' : 'REJECTED';
  const at = ctx.clock.now();
  await holdReward(ctx.tx, hold.rewardId);
  await updateHold(ctx.tx, { id: entry.id, heldBy: heldText(hold.kinds) });
  await updateEntry(ctx.tx, { ...entry, status, claimUntil: null, decidedBy: null, at });
}
