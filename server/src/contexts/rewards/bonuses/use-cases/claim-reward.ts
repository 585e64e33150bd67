import { assertDefined } from '@portal/money';
import { isIdOf, type RewardId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { lockEntry } from '../../promotions/store-entries.ts';
import { takeGift } from '../../promotions/take-gift.ts';
import { refuseStanding } from '../standing.ts';
import { findReward, lockReward, type Reward } from '../store-rewards.ts';
import { takeReward } from '../take-reward.ts';

/**
 * Takes what waits in the reward centre. Refusals in order: those of standing, `not_found`,
 * `reward_state`, `promotion_group_taken`, `promotion_budget_used`, `promotion_hour_full`,
 * `raffle_over`, `raffle_full`.
 */
export async function claimReward(ctx: Ctx<MemberActor>, id: RewardId): Promise<Reward> {
  const memberId = ctx.actor.id;
  await refuseStanding(ctx, memberId);
  const found = await findReward(ctx.tx, id);
  if (found === undefined || found.memberId !== memberId) {
    throw new Refusal('not_found');
  }
  // The account is locked, so that nobody else takes anything of this member meanwhile.
  const { state, claimUntil, reference } = found;
  const isLate = claimUntil !== null && Temporal.Instant.compare(ctx.clock.now(), claimUntil) >= 0;
  if (state !== 'WAITING' || isLate) {
    throw new Refusal('reward_state', { state: isLate ? 'LAPSED' : state });
  }
  if (isIdOf('pme', reference)) {
    const entry = assertDefined(await lockEntry(ctx.tx, reference), 'a gift has its entry');
    await takeGift(ctx, entry);
  } else {
    await takeReward(ctx, assertDefined(await lockReward(ctx.tx, id), 'it was found'));
  }
  return assertDefined(await findReward(ctx.tx, id), 'it was found');
}
