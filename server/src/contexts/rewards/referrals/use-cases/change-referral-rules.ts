import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { refuseUnnamed } from '../../../../platform/refuse-unnamed.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { refuseUnlawfulPlay } from '../../../turnover/index.ts';
import { rulesFacts } from '../rules-facts.ts';
import { findNewestRules, insertRules, type ReferralTerms } from '../store-referral-rules.ts';

export type ReferralRulesForm = Omit<ReferralTerms, 'version' | 'madeBy' | 'madeAt'>;

export interface ReferralRulesChange {
  readonly form: ReferralRulesForm;
  /** Of the rules that the operator saw; 0 for none. */
  readonly version: number;
  readonly reason: string;
}

/**
 * The rules of now, which an operator may change so. Refusals in order: a name that is missing in
 * the site's language, `referral_rules_faulty` for a gift of nothing, `promotion_faulty` for play
 * that the law forbids, `referral_rules_changed` when the operator saw older ones.
 */
export async function readChangeable(
  ctx: Ctx,
  { form, version }: ReferralRulesChange,
): Promise<ReferralTerms | undefined> {
  refuseUnnamed(ctx, form.names);
  if (form.referrerMinor === 0n) {
    throw new Refusal('referral_rules_faulty');
  }
  refuseUnlawfulPlay(ctx, form.multiple);
  const before = await findNewestRules(ctx.tx);
  if ((before?.version ?? 0) !== version) {
    throw new Refusal('referral_rules_changed');
  }
  return before;
}

/**
 * Puts other rules in force for whoever is invited from now on; invitations keep theirs. Refuses as
 * {@link readChangeable} does, and so does the slower of two who change them at once.
 */
export async function changeReferralRules(
  ctx: Ctx<OperatorActor>,
  command: ReferralRulesChange,
): Promise<void> {
  const { form, version, reason } = command;
  const before = await readChangeable(ctx, command);
  const at = ctx.clock.now();
  const row = { ...form, version: version + 1, madeBy: ctx.actor.name, at };
  if (!(await insertRules(ctx.tx, row))) {
    throw new Refusal('referral_rules_changed');
  }
  await recordAct(ctx, {
    action: 'referral.change_rules',
    subject: { type: 'referral', id: ctx.site.id },
    before: before === undefined ? {} : rulesFacts(ctx, before),
    after: rulesFacts(ctx, form),
    reason,
  });
}
