import type { Ctx } from '../../../../platform/context.ts';
import { cancelRequirement, endRequirement } from '../../../turnover/index.ts';
import { lockAndLook } from '../../../wallet/index.ts';
import { forfeit } from '../forfeit.ts';
import { givingUpOf } from '../giving-up.ts';
import { readShares } from '../open-shares.ts';
import { playOf } from '../play-of.ts';
import { lockReward, type OverdueReward, postponeEnd, selectOverdue } from '../store-rewards.ts';
import { cashOf } from '../take-reward.ts';

const endedAtOnce = 1000;
const inPlayMinutes = 5;

/**
 * Ends bonuses whose time to play is over: they go the way of one that was given up, in one
 * transaction with their play, which holds the money back until then. One whose money lies on bets
 * without a result, or in the purse of a vendor, waits for it and keeps no other waiting.
 */
export async function endBonuses(ctx: Ctx): Promise<void> {
  const overdue = await selectOverdue(ctx.tx, { now: ctx.clock.now(), limit: endedAtOnce });
  for (const row of overdue) {
    await endOne(ctx, row);
  }
}

async function endOne(ctx: Ctx, { id, memberId }: OverdueReward): Promise<void> {
  const account = { account: cashOf(memberId), currency: ctx.site.currency };
  await lockAndLook(ctx, { accounts: [account], debts: [] });
  const reward = await lockReward(ctx.tx, id);
  if (reward?.state !== 'OPEN') {
    return;
  }
  const shares = await readShares(ctx, { memberId });
  const { isInPlay } = givingUpOf(shares, reward);
  if (isInPlay) {
    const until = ctx.clock.now().add({ minutes: inPlayMinutes });
    await postponeEnd(ctx.tx, { id, until });
    return;
  }
  if (
    (await endRequirement(ctx, { memberId, source: 'bonus', reference: id })) ||
    (await isCutShort(ctx, reward))
  ) {
    const state = reward.isByBreak ? 'CANCELLED' : 'EXPIRED';
    await forfeit(ctx, reward, { state, isByBreak: reward.isByBreak, shares });
  }
}

/** A break ends a bonus before the time that its play was given at first. */
async function isCutShort(
  ctx: Ctx,
  { id, memberId }: Pick<OverdueReward, 'id' | 'memberId'>,
): Promise<boolean> {
  const play = (await playOf(ctx, { memberId, ids: [id] })).get(id);
  return play?.state === 'OPEN' && cancelRequirement(ctx, { id: play.id, memberId });
}
