import { monthOfRulesMinor, rulesGiveMore } from '@portal/commission';
import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { askApproval } from '../../../operators/index.ts';
import { type GiftRules, leftToGive, noteGiftAlone } from '../../envelopes/given-alone.ts';
import { amountOf } from '../../promotions/terms.ts';
import { changeRules } from '../rules-act.ts';
import { rulesWords } from '../rules-facts.ts';
import {
  changeReferralRules,
  readChangeable,
  type ReferralRulesChange,
} from './change-referral-rules.ts';

/**
 * Puts other rules in force at once, or asks a second person where they give more: by what a month
 * of their limits gives to one member and the friends, and always where a share of play is given,
 * which has no bound (R53, R106). Refuses as {@link changeReferralRules} does, also before asking.
 */
export async function submitReferralRules(
  ctx: Ctx<OperatorActor>,
  command: ReferralRulesChange,
  { ceiling, waitHours }: GiftRules,
): Promise<ApprovalId | null> {
  const { form, version, reason } = command;
  const { id: siteId, currency } = ctx.site;
  const left = await leftToGive(ctx, ceiling);
  const before = await readChangeable(ctx, command);
  const monthMinor = monthOfRulesMinor(form);
  if (!rulesGiveMore({ before, after: form })) {
    await changeReferralRules(ctx, command);
    return null;
  }
  if (monthMinor !== null && monthMinor <= left) {
    await changeReferralRules(ctx, command);
    const gift = { subjectId: siteId, amountMinor: monthMinor };
    await noteGiftAlone(ctx, { act: 'referral.change_rules', ...gift });
    return null;
  }
  const name = Object.values(form.names)[0] ?? '';
  const amount = monthMinor === null ? {} : { amount: amountOf(monthMinor, currency) };
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
    facts: { name, ...amount, ...rulesWords(ctx, { before, after: form }) },
  };
  return askApproval(ctx, { act: changeRules, payload, reason, waitHours });
}
