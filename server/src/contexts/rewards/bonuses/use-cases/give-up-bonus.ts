import { assert } from '@portal/money';
import type { RewardId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { cancelRequirement } from '../../../turnover/index.ts';
import { lockAndLook } from '../../../wallet/index.ts';
import { forfeit } from '../forfeit.ts';
import { givingUpOf } from '../giving-up.ts';
import { readShares } from '../open-shares.ts';
import { playOf } from '../play-of.ts';
import { lockReward } from '../store-rewards.ts';
import { cashOf } from '../take-reward.ts';

/**
 * Gives a bonus up: nothing has to be played for it any more, and its share goes back. Possible on
 * a break too, but not while its share lies on bets without a result or in the purse of a vendor:
 * what comes back from there would be free of it. Refusals in order: `not_found`, `reward_state`,
 * `bonus_in_play`.
 */
export async function giveUpBonus(ctx: Ctx<MemberActor>, id: RewardId): Promise<void> {
  const memberId = ctx.actor.id;
  const account = { account: cashOf(memberId), currency: ctx.site.currency };
  await lockAndLook(ctx, { accounts: [account], debts: [] });
  const reward = await lockReward(ctx.tx, id);
  if (reward === undefined || reward.memberId !== memberId) {
    throw new Refusal('not_found');
  }
  const play = (await playOf(ctx, { memberId, ids: [id] })).get(id);
  if (reward.state !== 'OPEN' || play?.state !== 'OPEN') {
    throw new Refusal('reward_state', { state: reward.state });
  }
  const shares = await readShares(ctx, { memberId });
  const { isInPlay } = givingUpOf(shares, reward);
  if (isInPlay) {
    throw new Refusal('bonus_in_play');
  }
  const isCancelled = await cancelRequirement(ctx, { id: play.id, memberId });
  assert(isCancelled, 'nothing works it off under the lock of the account');
  await forfeit(ctx, reward, { state: 'CANCELLED', shares });
}
