import { aboveCashoutCap, cancelBonus, sharePlay } from '@portal/commission';
import { assert } from '@portal/money';
import { minorOf } from '../promotions/terms.ts';
import type { OpenShares } from './open-shares.ts';
import type { Reward } from './store-rewards.ts';

/** What giving a bonus up comes to, in minor units (agents-loyalty-money.md D8). */
export interface GivingUp {
  /**
   * What play has won or lost since the bonus came, as far as it belongs to no other that came
   * later; stakes that are in play are neither.
   */
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
 * The arithmetic of the button for one of the bonuses that are open; never more goes than there is
 * in the balance, nor what went back before a void opened the play again.
 */
export function givingUpOf(shares: OpenShares, reward: Reward): GivingUp {
  const { play, isMoneyAway } = playLeft(shares, reward);
  const { availableMinor } = shares;
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
export function aboveCapOf(shares: OpenShares, reward: Reward): bigint {
  const { maxCashoutAmount } = reward.wagering;
  if (maxCashoutAmount === undefined || (reward.forfeitMinor ?? 0n) > 0n) {
    return 0n;
  }
  const { availableMinor } = shares;
  const { play } = playLeft(shares, reward);
  const aboveMinor = aboveCashoutCap({
    ...play,
    capMinor: minorOf(maxCashoutAmount, reward.currency),
  });
  return aboveMinor < availableMinor ? aboveMinor : availableMinor;
}

/** What of the play is left for it beside the others. */
export function playLeft({ open }: OpenShares, { id }: Reward) {
  const index = open.findIndex(({ reward }) => reward.id === id);
  const play = sharePlay(open.map(({ bonus }) => bonus))[index];
  assert(play !== undefined, 'a bonus is among those that its member plays for');
  return { play, isMoneyAway: open[index]?.isMoneyAway === true };
}
