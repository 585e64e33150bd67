import { rulesGiveMore } from '@portal/commission';
import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { nameOfSite } from '../../../../platform/name-of-site.ts';
import { askApproval } from '../../../operators/index.ts';
import type { GiftRules } from '../../envelopes/given-alone.ts';
import { changeRules } from '../rules-act.ts';
import { rulesWords } from '../rules-facts.ts';
import {
  changeReferralRules,
  readChangeable,
  type ReferralRulesChange,
} from './change-referral-rules.ts';

/**
 * Puts other rules in force at once, or asks a second person where they give more: how many members
 * invite has no bound, so no sum is small enough (R53, R106). Refuses as
 * {@link changeReferralRules} does, also before asking.
 */
export async function submitReferralRules(
  ctx: Ctx<OperatorActor>,
  command: ReferralRulesChange,
  { waitHours }: Pick<GiftRules, 'waitHours'>,
): Promise<ApprovalId | null> {
  const { form, version, reason } = command;
  const { id: siteId, currency } = ctx.site;
  const before = await readChangeable(ctx, command);
  if (!rulesGiveMore({ before, after: form })) {
    await changeReferralRules(ctx, command);
    return null;
  }
  const name = nameOfSite(ctx.site, form.names);
  const payload = {
    ...form,
    siteId,
    version,
    names: { ...form.names },
    leastDepositMinor: String(form.leastDepositMinor),
    leastValidMinor: String(form.leastValidMinor),
    referrerMinor: String(form.referrerMinor),
    friendMinor: String(form.friendMinor),
    currency,
    facts: { name, ...rulesWords(ctx, { before, after: form }) },
  };
  return askApproval(ctx, { act: changeRules, payload, reason, waitHours });
}
