import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { goesAt, shareOf } from './giving-up.ts';
import { readShares } from './open-shares.ts';
import { playOf } from './play-of.ts';
import { selectOwing } from './store-rewards.ts';

/**
 * What of a member's money goes back to the house for bonuses that are played off or over, once it
 * is reckoned (minor units): it does not leave meanwhile. Asked under the lock of the cash account.
 */
export async function owedOfBonuses(ctx: Ctx, memberId: MemberId): Promise<bigint> {
  const rewards = await selectOwing(ctx.tx, memberId);
  if (rewards.length === 0) {
    return 0n;
  }
  const plays = await playOf(ctx, { memberId, ids: rewards.map(({ id }) => id) });
  let owedMinor = 0n;
  for (const reward of rewards) {
    const isPlayedOff = reward.state !== 'OPEN' || plays.get(reward.id)?.state === 'DONE';
    if (isPlayedOff) {
      const shares = await readShares(ctx, { memberId, ended: reward.id });
      const share = shareOf(shares, reward);
      const goes = reward.state === 'OPEN' ? goesAt('DONE', share) : share.part.goesMinor;
      const restMinor = goes - (reward.forfeitMinor ?? 0n);
      owedMinor += restMinor > 0n ? restMinor : 0n;
    }
  }
  return owedMinor;
}
