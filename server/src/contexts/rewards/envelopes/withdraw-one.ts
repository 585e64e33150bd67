import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { lockReward, selectOfSource } from '../bonuses/store-rewards.ts';
import { lapseWaiting, waitAgain } from '../promotions/store-served.ts';

interface GivenEnvelope {
  readonly memberId: MemberId;
  /** What gave it: a mission in one of its periods. */
  readonly givenFor: string;
}

/**
 * Withdraws an envelope of one member that waits; `opened` where its money was taken, `over` where
 * nobody can take it any more. The caller holds the lock of the member's account.
 */
export async function withdrawOne(
  ctx: Ctx,
  envelope: GivenEnvelope,
): Promise<'withdrawn' | 'opened' | 'over'> {
  const reward = await lockOne(ctx, envelope);
  if (reward?.state === 'WAITING') {
    await lapseWaiting(ctx.tx, { id: reward.id, at: ctx.clock.now() });
    return 'withdrawn';
  }
  return reward === undefined || reward.claimedAt === null ? 'over' : 'opened';
}

/** It waits again, as long as its time is not over. */
export async function restoreOne(ctx: Ctx, envelope: GivenEnvelope): Promise<void> {
  const reward = await lockOne(ctx, envelope);
  if (reward !== undefined) {
    await waitAgain(ctx.tx, { id: reward.id, now: ctx.clock.now() });
  }
}

async function lockOne(ctx: Ctx, { memberId, givenFor }: GivenEnvelope) {
  const query = { memberId, source: 'envelope', references: [givenFor] } as const;
  const [reward] = await selectOfSource(ctx.tx, query);
  return reward === undefined ? undefined : lockReward(ctx.tx, reward.id);
}
