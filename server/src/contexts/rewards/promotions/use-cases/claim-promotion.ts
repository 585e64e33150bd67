import { assertDefined } from '@portal/money';
import type { PromotionId, RewardId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { lockReward } from '../../bonuses/store-rewards.ts';
import { takeReward } from '../../bonuses/take-reward.ts';
import { lockPromotion, lookAgain, refuseUnlike } from '../lock-promotion.ts';
import type { SeenPromotion } from '../present.ts';
import { type Entry, updateEntry } from '../store-entries.ts';
import { takeBudget } from '../store-promotions.ts';

/**
 * Takes what was reached. Refusals in order: those of standing, `not_found`, `promotion_status`,
 * `promotion_budget_used`.
 */
export async function claimPromotion(
  ctx: Ctx<MemberActor>,
  command: { readonly id: PromotionId },
): Promise<SeenPromotion> {
  const open = await lockPromotion(ctx, command.id);
  refuseUnlike(open, 'CLAIM');
  await takeGift(ctx, assertDefined(open.entry, 'what is claimed has an entry'));
  return lookAgain(ctx, command.id);
}

/**
 * Credits the gift of an entry that is locked, out of the budget: however many take at the same
 * time, no more leaves than there is (R47).
 */
export async function takeGift(ctx: Ctx, entry: Entry): Promise<RewardId> {
  const rewardId = assertDefined(entry.rewardId, 'what can be taken was offered');
  const reward = assertDefined(await lockReward(ctx.tx, rewardId), 'its reward');
  if (!(await takeBudget(ctx.tx, entry.promotionId, reward.amountMinor))) {
    throw new Refusal('promotion_budget_used');
  }
  await takeReward(ctx, reward);
  const at = ctx.clock.now();
  await updateEntry(ctx.tx, { ...entry, status: 'CLAIMED', decidedBy: null, at });
  return rewardId;
}
