import { aboveCashoutCap, cancelBonus } from '@portal/commission';
import { currency } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { readOpenStakes } from '../../bets/index.ts';
import { readRoundStakes } from '../../games/index.ts';
import { readAwayMoney } from '../../gateway/index.ts';
import { balanceOf, statementTotals } from '../../wallet/index.ts';
import { minorOf } from '../promotions/terms.ts';
import { cashOf } from './take-reward.ts';
import type { Reward } from './store-rewards.ts';

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

/** What giving a bonus up comes to, in minor units (agents-loyalty-money.md D8). */
export interface GivingUp {
  /** What play has won or lost since the bonus came; stakes that are in play are neither. */
  readonly netMinor: bigint;
  /** What of the money that was played with stays. */
  readonly keepMinor: bigint;
  readonly forfeitMinor: bigint;
  /**
   * What goes back is not all in the balance: some of it lies on bets without a result, or with a
   * vendor that keeps a purse, from where it would come back free.
   */
  readonly isInPlay: boolean;
}

/**
 * The arithmetic of the button, from the ledger alone; never more goes than there is in the
 * balance, nor what went back before a void opened the play again.
 */
export async function givingUpOf(ctx: Ctx, reward: Reward): Promise<GivingUp> {
  const { play, availableMinor, isMoneyAway } = await playMoneyOf(ctx, reward);
  const { realMinor, forfeitMinor } = cancelBonus(play);
  const owedMinor = forfeitMinor - (reward.forfeitMinor ?? 0n);
  const isThere = owedMinor <= availableMinor;
  return {
    netMinor: play.netMinor,
    keepMinor: realMinor,
    forfeitMinor: isThere ? (owedMinor > 0n ? owedMinor : 0n) : availableMinor,
    isInPlay: !isThere && isMoneyAway,
  };
}

/**
 * What goes back of a bonus that is played off, because its terms let no more become the member's
 * own (D8, maxCashout); once, also when a void opens the play again.
 */
export async function aboveCapOf(ctx: Ctx, reward: Reward): Promise<bigint> {
  const { maxCashoutAmount } = reward.wagering;
  if (maxCashoutAmount === undefined || (reward.forfeitMinor ?? 0n) > 0n) {
    return 0n;
  }
  const { play, availableMinor } = await playMoneyOf(ctx, reward);
  const aboveMinor = aboveCashoutCap({
    ...play,
    capMinor: minorOf(maxCashoutAmount, reward.currency),
  });
  return aboveMinor < availableMinor ? aboveMinor : availableMinor;
}

/** The money that is played with since a bonus came. */
async function playMoneyOf(ctx: Ctx, reward: Reward) {
  const { amountMinor, cashBeforeMinor, claimedAt, wagering } = reward;
  const purse = { account: cashOf(reward.memberId), currency: currency(reward.currency).code };
  const { availableMinor } = await balanceOf(ctx, purse);
  const from = claimedAt ?? reward.offeredAt;
  const inPlayMinor = await stakesInPlay(ctx, reward.memberId, from);
  const { awayMinor, playedMinor } = await readAwayMoney(ctx, { memberId: reward.memberId, from });
  let netMinor = inPlayMinor + playedMinor;
  for (const type of playTypes) {
    const { inMinor, outMinor } = await statementTotals(ctx, { ...purse, type, from });
    netMinor += inMinor - outMinor;
  }
  return {
    play: {
      cashMinor: cashBeforeMinor ?? 0n,
      bonusMinor: amountMinor,
      netMinor,
      policy: wagering.winningsPolicy,
    },
    availableMinor,
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
