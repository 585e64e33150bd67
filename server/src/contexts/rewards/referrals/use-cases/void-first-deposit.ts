import { assertDefined } from '@portal/money';
import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { lookAtPlayers } from '../../../limits/index.ts';
import { selectOfSource } from '../../bonuses/store-rewards.ts';
import { endWithDeposit } from '../../bonuses/use-cases/end-with-deposit.ts';
import type { MovedDeposit } from '../../promotions/use-cases/count-deposit.ts';
import { lapseWaiting } from '../../promotions/store-served.ts';
import {
  dropFirstDeposit,
  findReferral,
  lockReferral,
  updateReferral,
} from '../store-referrals.ts';

/**
 * The deposit that an invitation stands on was taken back by its provider: it is open again for a
 * deposit in its days, or refused where it was rewarded. Its rewards end as the gift of a deposit
 * does: one that waits lapses, one that is played for goes back; what was played off stays.
 */
export async function voidFirstDeposit(ctx: Ctx, moved: MovedDeposit): Promise<void> {
  const { depositId, memberId: friendId, state } = moved;
  if (state !== 'CHARGEBACK' || depositId === undefined || !isIdOf('mbr', friendId)) {
    return;
  }
  const found = await findReferral(ctx.tx, friendId);
  if (found === undefined) {
    return;
  }
  const { referrerId } = found;
  await lookAtPlayers(ctx, [friendId, referrerId]);
  const referral = assertDefined(await lockReferral(ctx.tx, friendId), 'it is never removed');
  if (!(await dropFirstDeposit(ctx.tx, { friendId, depositId })) || referral.state === 'REJECTED') {
    return;
  }
  const isRewarded = referral.state === 'REWARDED';
  const next = { state: isRewarded ? 'REJECTED' : 'PENDING', reason: 'deposit_missing' } as const;
  await updateReferral(ctx.tx, { friendId, ...next, decidedBy: null, at: ctx.clock.now() });
  if (isRewarded) {
    await endRewards(ctx, { memberId: referrerId, friendId });
    await endRewards(ctx, { memberId: friendId, friendId });
  }
}

async function endRewards(
  ctx: Ctx,
  { memberId, friendId }: { readonly memberId: MemberId; readonly friendId: MemberId },
): Promise<void> {
  const query = { memberId, source: 'referral', references: [friendId] } as const;
  for (const { id } of await selectOfSource(ctx.tx, query)) {
    await lapseWaiting(ctx.tx, { id, at: ctx.clock.now() });
    await endWithDeposit(ctx, { memberId, rewardId: id });
  }
}
