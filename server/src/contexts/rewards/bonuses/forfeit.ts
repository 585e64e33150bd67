import { assertDefined, currency } from '@portal/money';
import type { MemberId, RewardId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { lastEntryOf } from '../../wallet/index.ts';
import { goesAt, shareOf } from './giving-up.ts';
import { leaveShares } from './leave-shares.ts';
import type { Shares } from './open-shares.ts';
import { settleBonus } from './settle-bonus.ts';
import { closeReward, findReward, type Reward } from './store-rewards.ts';
import { cashOf } from './take-reward.ts';

type End = 'DONE' | 'CANCELLED' | 'EXPIRED';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A bonus is played off, given up or over; again after a void opened its play. */
    'rewards.bonus_ended': {
      readonly memberId: MemberId;
      readonly rewardId: RewardId;
      readonly state: End;
      /** A break or an exclusion cut it short. */
      readonly isByBreak: boolean;
      /** The deposit that it was given for was taken back. */
      readonly isWithDeposit?: boolean;
      /** What went back to the house now. */
      readonly forfeitMinor: string;
      readonly currency: string;
      readonly at: string;
    };
  }
}

/**
 * Ends a bonus that is still played for: its share goes back to the house, or what passes its cap
 * when it is played off; what waits for results follows with them. Whoever calls holds the lock of
 * the member's account and that of the reward, and has read the shares under them. Answers what
 * went back now.
 */
export async function forfeit(
  ctx: Ctx,
  reward: Reward,
  end: {
    readonly state: End;
    readonly isByBreak?: boolean;
    readonly isWithDeposit?: boolean;
    readonly shares: Shares;
  },
): Promise<bigint> {
  const { id, memberId } = reward;
  const { state, isByBreak = false, isWithDeposit = false, shares } = end;
  const share = shareOf(shares, reward);
  const goesMinor = goesAt(state, share);
  const { code } = currency(reward.currency);
  const endEntryId = await lastEntryOf(ctx, { account: cashOf(memberId), currency: code });
  const at = ctx.clock.now();
  await closeReward(ctx.tx, { id, state, endEntryId, at });
  await leaveShares(ctx, reward, { shares, goesMinor });
  const closed = assertDefined(await findReward(ctx.tx, id), 'it was closed just now');
  const ended = { reward: closed, part: { ...share.part, goesMinor } };
  const movedMinor = await settleBonus(ctx, ended, shares);
  const told = { forfeitMinor: String(movedMinor), currency: reward.currency, at: String(at) };
  const why = { isByBreak, isWithDeposit };
  const payload = { memberId, rewardId: id, state, ...why, ...told };
  await emit(ctx, { name: 'rewards.bonus_ended', payload });
  return movedMinor;
}
