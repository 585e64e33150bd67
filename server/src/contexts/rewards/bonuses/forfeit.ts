import { endBonus } from '@portal/commission';
import { assert, currency } from '@portal/money';
import type { MemberId, RewardId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { bookMoney, shiftBonuses } from '../../turnover/index.ts';
import { post } from '../../wallet/index.ts';
import { playLeft } from './giving-up.ts';
import type { OpenShares } from './open-shares.ts';
import { closeReward, type Reward } from './store-rewards.ts';
import { cashOf, promoAccount } from './take-reward.ts';

type End = 'DONE' | 'CANCELLED' | 'EXPIRED';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A bonus is played off, given up or over; again after a void opened its play. */
    'rewards.bonus_ended': {
      readonly memberId: MemberId;
      readonly rewardId: RewardId;
      readonly state: End;
      /** What went back to the house now. */
      readonly forfeitMinor: string;
      readonly currency: string;
      readonly at: string;
    };
  }
}

/**
 * Ends a bonus that is still played for: its share goes back to the house, once, or what passes its
 * cap when it is played off. Whoever calls holds the lock of the member's account and that of the
 * reward, and has read the shares under them.
 */
export async function forfeit(
  ctx: Ctx,
  reward: Reward,
  end: { readonly state: End; readonly forfeitMinor: bigint; readonly shares: OpenShares },
): Promise<void> {
  const { id, memberId } = reward;
  const { state, forfeitMinor, shares } = end;
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
  const { cashMinor, netMinor } = playLeft(shares, reward).play;
  await leaveShares(ctx, reward, { shares, takenMinor: forfeitMinor });
  const wholeMinor = forfeitMinor + (reward.forfeitMinor ?? 0n);
  const at = ctx.clock.now();
  await closeReward(ctx.tx, { id, state, forfeitMinor: wholeMinor, cashMinor, netMinor, at });
  const told = { forfeitMinor: String(forfeitMinor), currency: reward.currency, at: String(at) };
  const payload = { memberId, rewardId: id, state, ...told };
  await emit(ctx, { name: 'rewards.bonus_ended', payload });
}

/** What it had of the play, and what was taken with it, is not there for the others any more. */
async function leaveShares(
  ctx: Ctx,
  { id, memberId }: Reward,
  { shares, takenMinor }: { readonly shares: OpenShares; readonly takenMinor: bigint },
): Promise<void> {
  const index = shares.open.findIndex(({ reward }) => reward.id === id);
  const bonuses = shares.open.map(({ bonus }) => bonus);
  const { gainMinor, newer } = endBonus(bonuses, { index, takenMinor });
  const rows = shares.open.slice(index + 1).flatMap(({ reward }, place) => {
    const shift = newer[place];
    return shift === undefined ? [] : [{ reference: reward.id, ...shift }];
  });
  await shiftBonuses(ctx, { memberId, reference: id, gainMinor, newer: rows });
}
