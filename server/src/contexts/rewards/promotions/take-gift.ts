import { assertDefined } from '@portal/money';
import type { RewardId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockReward } from '../bonuses/store-rewards.ts';
import { takeReward } from '../bonuses/take-reward.ts';
import { type Entry, updateEntry } from './store-entries.ts';
import { takeBudget } from './store-promotions.ts';

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
