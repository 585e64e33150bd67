import { requiredTurnover } from '@portal/commission';
import { assert, currency } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { balanceOf, post } from '../../wallet/index.ts';
import { claimReward, type Reward } from './store-rewards.ts';

const promoAccount = 'house:promo';

export function cashOf(memberId: Reward['memberId']): string {
  return `member:${memberId}:cash`;
}

/**
 * Credits a reward that waits and says what has to be played for it. Whoever calls holds the lock
 * of the member's account and that of the reward, and has asked whether the member may have it.
 */
export async function takeReward(ctx: Ctx, reward: Reward): Promise<void> {
  const { id, memberId, amountMinor, wagering, depositMinor } = reward;
  const { code } = currency(reward.currency);
  const purse = { account: cashOf(memberId), currency: code };
  const { availableMinor: cashBeforeMinor } = await balanceOf(ctx, purse);
  const [posted] = await post(ctx, [
    {
      debt: `reward:${id}`,
      type: 'bonus',
      from: promoAccount,
      to: purse.account,
      amountMinor,
      currency: code,
      reference: id,
    },
  ]);
  assert(posted?.ok === true, 'a reward that waits was never paid');
  const { base, multiple } = wagering;
  const requiredMinor = requiredTurnover({
    base,
    multiple: BigInt(multiple),
    depositMinor,
    bonusMinor: amountMinor,
    winningsMinor: 0n,
  });
  const at = ctx.clock.now();
  const isFree = requiredMinor === 0n;
  await claimReward(ctx.tx, {
    id,
    state: isFree ? 'DONE' : 'OPEN',
    cashBeforeMinor,
    requiredMinor,
    requirementId: null,
    playUntil: isFree ? null : at.add({ hours: 24 * wagering.days }),
    at,
  });
}
