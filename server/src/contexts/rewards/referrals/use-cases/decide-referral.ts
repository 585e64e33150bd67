import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { staffAmong } from '../../../members/index.ts';
import { recordAct } from '../../../trail/index.ts';
import { refuseStanding } from '../../bonuses/standing.ts';
import { giveReferral } from '../give-referral.ts';
import { findReferral, lockReferral, updateReferral } from '../store-referrals.ts';
import { findRules } from '../store-referral-rules.ts';

/**
 * Rewards or refuses an invitation that a person has to look at. Refuses with `not_found`, those of
 * the standing of both for a reward, `referral_state`, `referral_staff` for a reward of who works
 * for the house.
 */
export async function decideReferral(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly friendId: MemberId;
    readonly decision: 'approve' | 'refuse';
    readonly reason: string;
  },
): Promise<void> {
  const { friendId, decision, reason } = command;
  const found = await findReferral(ctx.tx, friendId);
  if (found === undefined) {
    throw new Refusal('not_found');
  }
  const isApproved = decision === 'approve';
  for (const id of isApproved ? [found.referrerId, friendId].toSorted() : []) {
    await refuseStanding(ctx, id);
  }
  const referral = assertDefined(await lockReferral(ctx.tx, friendId), 'it was found');
  if (referral.state !== 'QUALIFIED' || referral.reason !== 'needs_review') {
    throw new Refusal('referral_state', { state: referral.state });
  }
  if (isApproved && (await staffAmong(ctx, [found.referrerId, friendId])).size > 0) {
    throw new Refusal('referral_staff');
  }
  const { id, name } = ctx.actor;
  const next = isApproved
    ? ({ state: 'REWARDED', reason: null } as const)
    : ({ state: 'REJECTED', reason: 'refused' } as const);
  const at = ctx.clock.now();
  await updateReferral(ctx.tx, { friendId, ...next, decidedBy: { id, name }, at });
  if (isApproved) {
    const terms = await findRules(ctx.tx, referral.rulesVersion);
    await giveReferral(ctx, referral, assertDefined(terms, 'an invitation keeps its rules'));
  }
  await recordAct(ctx, {
    action: `referral.${decision}`,
    subject: { type: 'member', id: friendId },
    before: { state: referral.state },
    after: { state: next.state },
    reason,
  });
}
