import { isIdOf, type MemberId, type RewardId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { cancelRequirement } from '../../../turnover/index.ts';
import { forfeit } from '../forfeit.ts';
import { readShares } from '../open-shares.ts';
import { playOf } from '../play-of.ts';
import { takeGiftBack } from '../take-gift-back.ts';
import { findEntry, lockEntry, updateEntry } from '../../promotions/store-entries.ts';
import { returnBudget } from '../../promotions/store-promotions.ts';
import { findReward, lockReward, type Reward, withdrawReward } from '../store-rewards.ts';

/**
 * The deposit that a bonus was given for was taken back: the bonus ends with it, as far as it is
 * still played for, and its share of what is there goes back. It does not wait for bets without a
 * result as giving it up does, because its money was never the member's: what lies there follows.
 * What is no money goes back as far as it is there (`takeGiftBack`). Whoever calls holds the lock
 * of the member's account. Answers what money went back; none of a bonus that is over, or of one
 * that is still held, which nobody can be given any more.
 */
export async function endWithDeposit(
  ctx: Ctx,
  gift: { readonly memberId: MemberId; readonly rewardId: RewardId },
): Promise<bigint> {
  const { memberId, rewardId: id } = gift;
  const found = await findReward(ctx.tx, id);
  if (found?.state === 'HELD' && found.memberId === memberId) {
    return withdrawHeld(ctx, found);
  }
  const reward = await lockReward(ctx.tx, id);
  if (reward?.memberId !== memberId) {
    return 0n;
  }
  if (reward.freeSpins !== null || reward.inKind !== null) {
    await refillBudget(ctx, reward, await takeGiftBack(ctx, reward));
    return 0n;
  }
  const play = (await playOf(ctx, { memberId, ids: [id] })).get(id);
  // One whose time is over stays open while its money lies on bets without a result.
  if (reward.state !== 'OPEN' || play?.closedAt !== null) {
    return 0n;
  }
  const shares = await readShares(ctx, { memberId });
  await cancelRequirement(ctx, { id: play.id, memberId });
  const backMinor = await forfeit(ctx, reward, { state: 'CANCELLED', isWithDeposit: true, shares });
  await refillBudget(ctx, reward, backMinor);
  return backMinor;
}

/** What came back of it may be given to others; what was won with it was never of the budget. */
async function refillBudget(
  ctx: Ctx,
  { reference, amountMinor: givenMinor }: Reward,
  backMinor: bigint,
): Promise<void> {
  const entry = isIdOf('pme', reference) ? await findEntry(ctx.tx, reference) : undefined;
  if (entry !== undefined && backMinor > 0n) {
    const isWhole = backMinor >= givenMinor;
    const amountMinor = isWhole ? givenMinor : backMinor;
    await returnBudget(ctx.tx, { id: entry.promotionId, amountMinor, isWhole });
  }
}

/** Nobody decides meanwhile: an approval takes the lock of the account first, as this did. */
async function withdrawHeld(ctx: Ctx, { id, reference }: Reward): Promise<bigint> {
  const at = ctx.clock.now();
  const entry = isIdOf('pme', reference) ? await lockEntry(ctx.tx, reference) : undefined;
  await withdrawReward(ctx.tx, { id, at });
  if (entry !== undefined) {
    await updateEntry(ctx.tx, { ...entry, status: 'CLOSE', decidedBy: null, at });
  }
  return 0n;
}
