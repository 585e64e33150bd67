import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { lookAtPlayers } from '../../../limits/index.ts';
import { lockReward } from '../../bonuses/store-rewards.ts';
import { endWithDeposit } from '../../bonuses/use-cases/end-with-deposit.ts';
import { type Entry, lockEntry, updateEntry, updateProgress } from '../store-entries.ts';
import { lapseWaiting, takeServedBack } from '../store-served.ts';
import type { MovedDeposit } from './count-deposit.ts';

/**
 * A deposit that served what was joined for one was taken back by its provider: the gift ends as
 * that of a deposit with which it was chosen, whether it waits or is played for, and a deposit that
 * was counted is not. What was played off stays the member's, as there.
 */
export async function endServed(ctx: Ctx, moved: MovedDeposit): Promise<void> {
  const { depositId, memberId, state, promotionId = null } = moved;
  const isJoined = depositId !== undefined && promotionId === null;
  if (state !== 'CHARGEBACK' || !isJoined || !isIdOf('mbr', memberId)) {
    return;
  }
  await lookAtPlayers(ctx, [memberId]);
  const at = ctx.clock.now();
  const entryId = await takeServedBack(ctx.tx, { depositId, at });
  const entry = entryId === undefined ? undefined : await lockEntry(ctx.tx, entryId);
  if (entry !== undefined) {
    await end(ctx, entry);
  }
}

async function end(ctx: Ctx, entry: Entry): Promise<void> {
  const { memberId, rewardId } = entry;
  if (rewardId === null) {
    await uncount(ctx, entry);
    return;
  }
  const reward = await lockReward(ctx.tx, rewardId);
  if (reward?.state === 'WAITING') {
    await lapseWaiting(ctx.tx, { id: rewardId, at: ctx.clock.now() });
    await close(ctx, entry);
    return;
  }
  await endWithDeposit(ctx, { memberId, rewardId });
}

/** Of a number of deposits it was one; what was to be played is there no more. */
async function uncount(ctx: Ctx, entry: Entry): Promise<void> {
  const { id, status, baseMinor, doneMinor } = entry;
  if (status === 'CLOSE') {
    return;
  }
  if (baseMinor !== null) {
    await close(ctx, entry);
  } else if (doneMinor > 0n) {
    await updateProgress(ctx.tx, { id, doneMinor: doneMinor - 1n, at: ctx.clock.now() });
  }
}

async function close(ctx: Ctx, entry: Entry): Promise<void> {
  const at = ctx.clock.now();
  await updateEntry(ctx.tx, { ...entry, status: 'CLOSE', decidedBy: null, at });
}
