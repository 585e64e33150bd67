import type { BonusPlay } from '@portal/commission';
import { currency } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { readOpenStakes } from '../../bets/index.ts';
import { readRoundStakes } from '../../games/index.ts';
import { readAwayMoney } from '../../gateway/index.ts';
import type { ReadRequirement } from '../../turnover/index.ts';
import { balanceOf, statementTotals } from '../../wallet/index.ts';
import { playOf } from './play-of.ts';
import { type Reward, selectOpenRewards } from './store-rewards.ts';
import { cashOf } from './take-reward.ts';

/** Why the balance of who plays changes by playing. */
const playTypes = [
  'stake',
  'stake_return',
  'win',
  'win_return',
  'promo_win',
  'tip',
  'debt_repayment',
] as const;

/** A bonus that is played for, with the play since it came. */
export interface OpenShare {
  readonly reward: Reward;
  readonly bonus: BonusPlay;
  /** Some of the money lies on bets without a result, or with a vendor that keeps a purse. */
  readonly isMoneyAway: boolean;
}

/** All bonuses that a member plays for at once, oldest first, and what there is to take from. */
export interface OpenShares {
  readonly open: readonly OpenShare[];
  readonly availableMinor: bigint;
}

/** From the ledger alone, and from what the ends of other bonuses have moved. */
export async function readOpenShares(ctx: Ctx, memberId: Reward['memberId']): Promise<OpenShares> {
  const purse = { account: cashOf(memberId), currency: currency(ctx.site.currency).code };
  const { availableMinor } = await balanceOf(ctx, purse);
  const rewards = await selectOpenRewards(ctx.tx, memberId);
  const plays = await playOf(ctx, memberId);
  const played = rewards
    .flatMap((reward) => {
      const play = plays.get(reward.id);
      return play === undefined ? [] : [{ reward, play }];
    })
    .toSorted((a, b) => inOrder(a.play, b.play));
  const open: OpenShare[] = [];
  for (const { reward, play } of played) {
    open.push(await shareOf(ctx, reward, play));
  }
  return { open, availableMinor };
}

/** As turnover orders them. */
function inOrder(left: ReadRequirement, right: ReadRequirement): number {
  const byTime = Temporal.Instant.compare(left.openedAt, right.openedAt);
  return byTime === 0 ? (left.id < right.id ? -1 : 1) : byTime;
}

async function shareOf(ctx: Ctx, reward: Reward, play: ReadRequirement): Promise<OpenShare> {
  const { memberId, amountMinor, cashBeforeMinor, claimedAt, wagering } = reward;
  const purse = { account: cashOf(memberId), currency: currency(reward.currency).code };
  const from = claimedAt ?? reward.offeredAt;
  const inPlayMinor = await stakesInPlay(ctx, memberId, from);
  const { awayMinor, playedMinor } = await readAwayMoney(ctx, { memberId, from });
  let netMinor = inPlayMinor + playedMinor + play.netShiftMinor;
  for (const type of playTypes) {
    const { inMinor, outMinor } = await statementTotals(ctx, { ...purse, type, from });
    netMinor += inMinor - outMinor;
  }
  const cashMinor = (cashBeforeMinor ?? 0n) + play.cashShiftMinor;
  return {
    reward,
    bonus: { cashMinor, bonusMinor: amountMinor, netMinor, policy: wagering.winningsPolicy },
    isMoneyAway: inPlayMinor + awayMinor > 0n,
  };
}

async function stakesInPlay(
  ctx: Ctx,
  memberId: Reward['memberId'],
  from: Temporal.Instant,
): Promise<bigint> {
  const onBets = await readOpenStakes(ctx, memberId, from);
  return onBets + (await readRoundStakes(ctx, memberId, from));
}
