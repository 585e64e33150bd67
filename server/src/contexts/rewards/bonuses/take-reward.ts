import { requiredTurnover } from '@portal/commission';
import { assert, currency } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { giveFreeSpins } from '../../games/index.ts';
import { readAwayMoney } from '../../gateway/index.ts';
import { givePoints, takeBackFromBonus } from '../../loyalty/index.ts';
import { bookMoney, openRequirement } from '../../turnover/index.ts';
import { balanceOf, post, type TransferType } from '../../wallet/index.ts';
import { type FreeSpinsGift, type GiftInKind, minorOf } from '../promotions/terms.ts';
import { giveTickets } from '../raffles/give-tickets.ts';
import { claimReward, type Reward } from './store-rewards.ts';

export const promoAccount = 'house:promo';

/** What the books call it (agents-loyalty-money.md E9). */
const entryOf = {
  promotion: 'bonus',
  envelope: 'red_envelope',
  raffle: 'raffle_prize',
  referral: 'referral_reward',
} as const satisfies Readonly<Record<Reward['source'], TransferType>>;

export function cashOf(memberId: Reward['memberId']): string {
  return `member:${memberId}:cash`;
}

/**
 * Credits a reward that waits and says what has to be played for it. Whoever calls holds the lock
 * of the member's account and that of the reward, and has asked whether the member may have it.
 */
export async function takeReward(ctx: Ctx, reward: Reward): Promise<void> {
  const { id, memberId, amountMinor, wagering } = reward;
  const { code } = currency(reward.currency);
  const purse = { account: cashOf(memberId), currency: code };
  const { availableMinor } = await balanceOf(ctx, purse);
  // Own money in a purse of a vendor is as much the member's as what is in cash.
  const { awayMinor } = await readAwayMoney(ctx, { memberId, from: ctx.clock.now() });
  const cashBeforeMinor = availableMinor + awayMinor;
  if (reward.freeSpins !== null) {
    await takeFreeSpins(ctx, { reward, freeSpins: reward.freeSpins, cashBeforeMinor });
    return;
  }
  if (reward.inKind !== null) {
    await takeInKind(ctx, { reward, inKind: reward.inKind, cashBeforeMinor });
    return;
  }
  const [posted] = await post(ctx, [
    {
      debt: `reward:${id}`,
      type: entryOf[reward.source],
      from: promoAccount,
      to: purse.account,
      amountMinor,
      currency: code,
      reference: id,
    },
  ]);
  assert(posted?.ok === true, 'a reward that waits was never paid');
  await bookMoney(ctx, [{ memberId, kind: 'bonus', amountMinor }]);
  const backMinor = await takeBackFromBonus(ctx, { memberId, amountMinor, reference: id });
  const kept = { ...reward, amountMinor: amountMinor - backMinor };
  const requiredMinor = requiredOf(kept);
  const at = ctx.clock.now();
  const isFree = requiredMinor === 0n;
  const playUntil = at.add({ hours: 24 * wagering.days });
  if (!isFree) {
    await openPlay(ctx, kept, { expiresAt: playUntil, cashBeforeMinor });
  }
  await claimReward(ctx.tx, {
    id,
    state: isFree ? 'DONE' : 'OPEN',
    keptMinor: kept.amountMinor,
    cashBeforeMinor,
    requiredMinor,
    playUntil: isFree ? null : playUntil,
    at,
  });
}

/** What is to be played for a gift that nobody took yet; nothing for rounds, points and tickets. */
export function askedOf(reward: Reward): bigint {
  return reward.freeSpins === null && reward.inKind === null ? requiredOf(reward) : 0n;
}

/** Nothing is played for a bonus of which debts left nothing. */
function requiredOf({ amountMinor, depositMinor, wagering }: Reward): bigint {
  const { base, multiple } = wagering;
  return amountMinor === 0n
    ? 0n
    : requiredTurnover({
        base,
        multiple: BigInt(multiple),
        depositMinor,
        bonusMinor: amountMinor,
        winningsMinor: 0n,
      });
}

/** Rounds instead of money: nothing is credited, and what has to be played follows each win. */
async function takeFreeSpins(
  ctx: Ctx,
  claim: {
    readonly reward: Reward;
    readonly freeSpins: FreeSpinsGift;
    readonly cashBeforeMinor: bigint;
  },
): Promise<void> {
  const { reward, freeSpins, cashBeforeMinor } = claim;
  const { id, memberId, wagering } = reward;
  const { nodeId, count, stakeAmount, days } = freeSpins;
  const { multiple, weights, excludedGames, maxStakeAmount } = wagering;
  const percents = weights.map(({ category, percent }) => [category, percent] as const);
  await giveFreeSpins(ctx, {
    memberId,
    nodeId,
    count,
    stakeMinor: minorOf(stakeAmount, reward.currency),
    days,
    play: {
      multiple,
      weights: Object.fromEntries(percents),
      excludedGames,
      maxStakeMinor:
        maxStakeAmount === null ? null : String(minorOf(maxStakeAmount, reward.currency)),
    },
    reference: id,
  });
  const at = ctx.clock.now();
  const { amountMinor: keptMinor } = reward;
  const done = { state: 'DONE', keptMinor, requiredMinor: 0n, playUntil: null } as const;
  await claimReward(ctx.tx, { id, ...done, cashBeforeMinor, at });
}

/**
 * Points or tickets: no money moves, and nothing has to be played. Refuses `raffle_over`,
 * `raffle_full`.
 */
async function takeInKind(
  ctx: Ctx,
  claim: {
    readonly reward: Reward;
    readonly inKind: GiftInKind;
    readonly cashBeforeMinor: bigint;
  },
): Promise<void> {
  const { reward, inKind, cashBeforeMinor } = claim;
  const { id, memberId } = reward;
  const { points, tickets } = inKind;
  if (points !== undefined) {
    const debt = `reward:${id}`;
    const gift = { memberId, points: BigInt(points), debt, reference: id };
    await givePoints(ctx, { ...gift, type: 'promotion' });
  }
  if (tickets !== undefined) {
    await giveTickets(ctx, { ...tickets, memberId, givenFor: id });
  }
  const at = ctx.clock.now();
  const { amountMinor: keptMinor } = reward;
  const done = { state: 'DONE', keptMinor, requiredMinor: 0n, playUntil: null } as const;
  await claimReward(ctx.tx, { id, ...done, cashBeforeMinor, at });
}

/**
 * The play that the money carries; a larger stake than it allows is refused before it is placed.
 */
async function openPlay(
  ctx: Ctx,
  reward: Reward,
  play: { readonly expiresAt: Temporal.Instant; readonly cashBeforeMinor: bigint },
): Promise<void> {
  const { id, memberId, amountMinor, depositMinor, wagering } = reward;
  const { base, multiple, weights, excludedGames, maxStakeAmount, noRebate } = wagering;
  const percents = weights.map(({ category, percent }) => [category, percent] as const);
  await openRequirement(ctx, {
    memberId,
    source: 'bonus',
    reference: id,
    amountMinor: base === 'BONUS' ? amountMinor : depositMinor + amountMinor,
    multiple,
    weights: Object.fromEntries(percents),
    categories: weights.map(({ category }) => category),
    excludedGames,
    ...(maxStakeAmount !== null && { maxStakeMinor: minorOf(maxStakeAmount, reward.currency) }),
    ...(noRebate !== undefined && { noRebate }),
    expiresAt: play.expiresAt,
    bonus: {
      amountMinor,
      cashBeforeMinor: play.cashBeforeMinor,
      policy: wagering.winningsPolicy,
    },
  });
}
