import type { Ctx } from '../../../platform/context.ts';
import { moneyFact } from '../../trail/index.ts';
import type { ReferralTerms } from './store-referral-rules.ts';

type Told = Omit<ReferralTerms, 'version' | 'madeBy' | 'madeAt' | 'names'>;

/** What the trail says of rules. */
export function rulesFacts(ctx: Pick<Ctx, 'site'>, rules: Told): Readonly<Record<string, string>> {
  const { isOpen, windowDays, leastDepositMinor, leastValidMinor, referrerMinor } = rules;
  const { friendMinor, multiple, monthlyLimit, lifeLimit, needsPhone, needsIdentity } = rules;
  return {
    open: String(isOpen),
    windowDays: String(windowDays),
    leastDeposit: moneyFact(ctx, leastDepositMinor),
    leastValid: moneyFact(ctx, leastValidMinor),
    needsPhone: String(needsPhone),
    needsIdentity: String(needsIdentity),
    share: String(rules.shareBasisPoints),
    referrer: moneyFact(ctx, referrerMinor),
    friend: moneyFact(ctx, friendMinor),
    multiple: String(multiple),
    limits: `${monthlyLimit} ${lifeLimit}`,
  };
}

/** What a second person reads of other rules: each as it will be, after what it was. */
export function rulesWords(
  ctx: Pick<Ctx, 'site'>,
  { before, after }: { readonly before: Told | undefined; readonly after: Told },
): Readonly<Record<string, string>> {
  const old = before === undefined ? {} : shownFacts(ctx, before);
  return Object.fromEntries(
    Object.entries(shownFacts(ctx, after)).map(([name, text]) => {
      const was = old[name];
      return [name, was === undefined || was === text ? text : `${was} → ${text}`];
    }),
  );
}

function shownFacts(ctx: Pick<Ctx, 'site'>, rules: Told): Readonly<Record<string, string>> {
  const sign = (is: boolean) => (is ? '✓' : '—');
  return {
    ...rulesFacts(ctx, rules),
    open: sign(rules.isOpen),
    needsPhone: sign(rules.needsPhone),
    needsIdentity: sign(rules.needsIdentity),
    share: `${rules.shareBasisPoints / 100} %`,
    limits: `${rules.monthlyLimit} / ${rules.lifeLimit}`,
  };
}
