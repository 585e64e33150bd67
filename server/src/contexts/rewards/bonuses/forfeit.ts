import { assert, currency } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { bookMoney } from '../../turnover/index.ts';
import { post } from '../../wallet/index.ts';
import { closeReward, type Reward } from './store-rewards.ts';
import { cashOf, promoAccount } from './take-reward.ts';

/**
 * Ends a bonus that is still played for: its share goes back to the house, once, or what passes its
 * cap when it is played off. Whoever calls holds the lock of the member's account and that of the
 * reward.
 */
export async function forfeit(
  ctx: Ctx,
  reward: Reward,
  end: { readonly state: 'DONE' | 'CANCELLED' | 'EXPIRED'; readonly forfeitMinor: bigint },
): Promise<void> {
  const { id, memberId } = reward;
  const { state, forfeitMinor } = end;
  if (forfeitMinor > 0n) {
    const [posted] = await post(ctx, [
      {
        debt: `reward:${id}:${state === 'DONE' ? 'cashout' : 'forfeit'}`,
        type: 'bonus_forfeit',
        from: cashOf(memberId),
        to: promoAccount,
        amountMinor: forfeitMinor,
        currency: currency(reward.currency).code,
        reference: id,
      },
    ]);
    assert(posted?.ok === true, 'the balance is locked and enough');
    await bookMoney(ctx, [{ memberId, kind: 'bonus', amountMinor: -forfeitMinor }]);
  }
  const wholeMinor = forfeitMinor + (reward.forfeitMinor ?? 0n);
  await closeReward(ctx.tx, { id, state, forfeitMinor: wholeMinor, at: ctx.clock.now() });
}
