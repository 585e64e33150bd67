import { cancelBonus } from '@portal/commission';
import { currency } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { balanceOf, statementTotals } from '../../wallet/index.ts';
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
  /** What play has won or lost since the bonus came. */
  readonly netMinor: bigint;
  /** What of the money that was played with stays. */
  readonly keepMinor: bigint;
  readonly forfeitMinor: bigint;
}

/**
 * The arithmetic of the button, from the ledger alone; never more goes than there is in the
 * balance.
 */
export async function givingUpOf(ctx: Ctx, reward: Reward): Promise<GivingUp> {
  const { amountMinor, cashBeforeMinor, claimedAt, wagering } = reward;
  const purse = { account: cashOf(reward.memberId), currency: currency(reward.currency).code };
  const { availableMinor } = await balanceOf(ctx, purse);
  const from = claimedAt ?? undefined;
  let netMinor = 0n;
  for (const type of playTypes) {
    const { inMinor, outMinor } = await statementTotals(ctx, { ...purse, type, from });
    netMinor += inMinor - outMinor;
  }
  const { realMinor, forfeitMinor } = cancelBonus({
    cashMinor: cashBeforeMinor ?? 0n,
    bonusMinor: amountMinor,
    netMinor,
    policy: wagering.winningsPolicy,
  });
  const taken = forfeitMinor < availableMinor ? forfeitMinor : availableMinor;
  return { netMinor, keepMinor: realMinor, forfeitMinor: taken };
}
