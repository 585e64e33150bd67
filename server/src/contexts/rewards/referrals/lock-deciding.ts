import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { staffAmong } from '../../members/index.ts';
import { readWaitingFor } from '../../operators/index.ts';
import { refuseStanding } from '../bonuses/standing.ts';
import { findReferral, lockReferral, type Referral } from './store-referrals.ts';
import { findRules } from './store-referral-rules.ts';

/** What a person decides about an invitation. */
export interface ReferralDecision {
  readonly friendId: MemberId;
  readonly decision: 'approve' | 'refuse';
  readonly reason: string;
}

/**
 * An invitation that a person may decide, locked. Refuses with `not_found`, those of the standing
 * of both for a reward, `referral_state`, `approval_waiting`, `referral_staff` for a reward of who
 * works for the house.
 */
export async function lockDeciding(
  ctx: Ctx,
  { friendId, decision }: Omit<ReferralDecision, 'reason'>,
): Promise<Referral> {
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
  if ((await readWaitingFor(ctx, ['referral.approve'])).has(friendId)) {
    throw new Refusal('approval_waiting');
  }
  if (isApproved && (await staffAmong(ctx, [found.referrerId, friendId])).size > 0) {
    throw new Refusal('referral_staff');
  }
  return referral;
}

/** The rules that an invitation was made under. */
export async function termsOf(ctx: Ctx, { rulesVersion }: Pick<Referral, 'rulesVersion'>) {
  return assertDefined(await findRules(ctx.tx, rulesVersion), 'an invitation keeps its rules');
}
