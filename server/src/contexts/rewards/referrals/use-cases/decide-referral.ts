import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { recordAct } from '../../../trail/index.ts';
import { giveReferral } from '../give-referral.ts';
import { lockDeciding, type ReferralDecision, termsOf } from '../lock-deciding.ts';
import { updateReferral } from '../store-referrals.ts';

/**
 * Rewards or refuses an invitation that a person has to look at. Refuses as {@link lockDeciding}
 * does.
 */
export async function decideReferral(
  ctx: Ctx<OperatorActor>,
  command: ReferralDecision,
): Promise<void> {
  const { friendId, decision, reason } = command;
  const referral = await lockDeciding(ctx, command);
  const isApproved = decision === 'approve';
  const { id, name } = ctx.actor;
  const next = isApproved
    ? ({ state: 'REWARDED', reason: null } as const)
    : ({ state: 'REJECTED', reason: 'refused' } as const);
  const at = ctx.clock.now();
  await updateReferral(ctx.tx, { friendId, ...next, decidedBy: { id, name }, at });
  if (isApproved) {
    await giveReferral(ctx, referral, await termsOf(ctx, referral));
  }
  await recordAct(ctx, {
    action: `referral.${decision}`,
    subject: { type: 'member', id: friendId },
    before: { state: referral.state },
    after: { state: next.state },
    reason,
  });
}
