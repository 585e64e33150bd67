import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { readAccounts } from '../../../members/index.ts';
import { askApproval } from '../../../operators/index.ts';
import { type GiftRules, leftToGive, noteGiftAlone } from '../../envelopes/given-alone.ts';
import { lockDeciding, type ReferralDecision, termsOf } from '../lock-deciding.ts';
import { rewardReferral } from '../reward-act.ts';
import { decideReferral } from './decide-referral.ts';

/**
 * Decides at once, or asks a second person for a reward above what one operator gives alone (R53,
 * R106). Refuses as {@link decideReferral} does, also before asking.
 */
export async function submitReferralDecision(
  ctx: Ctx<OperatorActor>,
  command: ReferralDecision,
  { ceiling, waitHours }: GiftRules,
): Promise<ApprovalId | null> {
  const { friendId, decision, reason } = command;
  if (decision === 'refuse') {
    await decideReferral(ctx, command);
    return null;
  }
  const left = await leftToGive(ctx, ceiling);
  const referral = await lockDeciding(ctx, command);
  const { referrerMinor, friendMinor } = await termsOf(ctx, referral);
  const amountMinor = referrerMinor + friendMinor;
  if (amountMinor <= left) {
    await decideReferral(ctx, command);
    await noteGiftAlone(ctx, { act: 'referral.approve', subjectId: friendId, amountMinor });
    return null;
  }
  const accounts = await readAccounts(ctx, [friendId, referral.referrerId]);
  const payload = {
    friendId,
    friend: accounts.get(friendId) ?? '',
    referrer: accounts.get(referral.referrerId) ?? '',
    referrerMinor: String(referrerMinor),
    friendMinor: String(friendMinor),
    currency: ctx.site.currency,
  };
  return askApproval(ctx, { act: rewardReferral, payload, reason, waitHours });
}
