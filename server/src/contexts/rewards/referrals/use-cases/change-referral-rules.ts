import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { refuseUnnamed } from '../../../../platform/refuse-unnamed.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { moneyFact, recordAct } from '../../../trail/index.ts';
import { refuseUnlawfulPlay } from '../../../turnover/index.ts';
import { findNewestRules, insertRules, type ReferralTerms } from '../store-referral-rules.ts';

export type ReferralRulesForm = Omit<ReferralTerms, 'version' | 'madeBy' | 'madeAt'>;

/**
 * Puts other rules in force for whoever is invited from now on; invitations keep theirs. Refusals
 * in order: a name that is missing in the site's language, `referral_rules_faulty` for a gift of
 * nothing, `promotion_faulty` for play that the law forbids, `referral_rules_changed` when the
 * operator saw older ones.
 */
export async function changeReferralRules(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly form: ReferralRulesForm;
    /** Of the rules that the operator saw; 0 for none. */
    readonly version: number;
    readonly reason: string;
  },
): Promise<void> {
  const { form, version, reason } = command;
  refuseUnnamed(ctx, form.names);
  if (form.referrerMinor === 0n) {
    throw new Refusal('referral_rules_faulty');
  }
  refuseUnlawfulPlay(ctx, form.multiple);
  const before = await findNewestRules(ctx.tx);
  const at = ctx.clock.now();
  const row = { ...form, version: version + 1, madeBy: ctx.actor.name, at };
  if ((before?.version ?? 0) !== version || !(await insertRules(ctx.tx, row))) {
    throw new Refusal('referral_rules_changed');
  }
  await recordAct(ctx, {
    action: 'referral.change_rules',
    subject: { type: 'referral', id: ctx.site.id },
    before: before === undefined ? {} : factsOf(ctx, before),
    after: factsOf(ctx, form),
    reason,
  });
}

function factsOf(ctx: Ctx, form: ReferralRulesForm): Readonly<Record<string, string>> {
  const { isOpen, windowDays, leastDepositMinor, leastValidMinor, referrerMinor } = form;
  const { friendMinor, multiple, monthlyLimit, lifeLimit, needsPhone, needsIdentity } = form;
  return {
    open: String(isOpen),
    windowDays: String(windowDays),
    leastDeposit: moneyFact(ctx, leastDepositMinor),
    leastValid: moneyFact(ctx, leastValidMinor),
    needsPhone: String(needsPhone),
    needsIdentity: String(needsIdentity),
    share: String(form.shareBasisPoints),
    referrer: moneyFact(ctx, referrerMinor),
    friend: moneyFact(ctx, friendMinor),
    multiple: String(multiple),
    limits: `${monthlyLimit} ${lifeLimit}`,
  };
}
