import { assertDefined } from '@portal/money';
import { minorOf } from '../promotions/terms.ts';
import { isMoneyAway, type Share, type Shares } from './open-shares.ts';
import type { Reward } from './store-rewards.ts';

/** What giving a bonus up comes to, in minor units (agents-loyalty-money.md D8). */
export interface GivingUp {
  /**
   * What bets that were placed since the bonus came have won or lost, as far as it belongs to no
   * other that came later; stakes that are in play are neither.
   */
  readonly netMinor: bigint;
  /** What of the money that was played with stays. */
  readonly keepMinor: bigint;
  readonly forfeitMinor: bigint;
  /**
   * What goes back is not all in the balance: some of it lies on bets without a result, or with a
   * vendor that keeps a purse.
   */
  readonly isInPlay: boolean;
}

/**
 * The arithmetic of the button for one of the bonuses that are open; never more goes than there is
 * in the balance, nor what went back before.
 */
export function givingUpOf(shares: Shares, reward: Reward): GivingUp {
  const { part } = shareOf(shares, reward);
  const { availableMinor } = shares;
  const owedMinor = part.partMinor - (reward.forfeitMinor ?? 0n);
  const isThere = owedMinor <= availableMinor;
  return {
    netMinor: part.netMinor,
    keepMinor: part.keepMinor,
    forfeitMinor: isThere ? (owedMinor > 0n ? owedMinor : 0n) : availableMinor,
    isInPlay: !isThere && isMoneyAway(shares, reward),
  };
}

/**
 * What goes back of an open bonus that ends so: its whole part, or what passes the cap of one that
 * is played off (D8, maxCashout).
 */
export function goesAt(
  state: 'DONE' | 'CANCELLED' | 'EXPIRED',
  { part: { partMinor }, reward: { wagering, currency } }: Share,
): bigint {
  if (state !== 'DONE') {
    return partMinor;
  }
  const { maxCashoutAmount } = wagering;
  const stays = maxCashoutAmount === undefined ? partMinor : minorOf(maxCashoutAmount, currency);
  return partMinor > stays ? partMinor - stays : 0n;
}

export function shareOf({ all }: Shares, { id }: Reward): Share {
  const share = all.find(({ reward }) => reward.id === id);
  return assertDefined(share, 'a bonus is among those that its member plays or played for');
}
