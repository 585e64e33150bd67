import type { Ctx } from '../../platform/context.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { localRegisterSteps, registerSteps, toldFreely } from './attempt-policy.ts';
import type { CaptchaAnswer } from './captcha/captcha-answer.ts';
import { captchaRefusal } from './captcha/captcha-refusal.ts';
import { hourCount } from './hour-count.ts';
import { siteHour, stillCounting } from './site-hour.ts';
import type { FailureKey } from './store-attempts.ts';
import { lockFailures, takeBackFailure, writeFailures } from './store-attempts.ts';
import { throttled } from './throttled.ts';
import { checkCaptcha } from './use-cases/check-captcha.ts';

export type CaptchaRule = 'always' | 'after_failures' | 'never';

/** What a visitor may do under a captcha and a limit of its own. */
export type GuardedAct = 'register' | 'feedback';

export interface GuardedTry {
  readonly rule: CaptchaRule;
  readonly captcha: CaptchaAnswer;
  readonly request: RequestFacts;
}

/** By address block, and for the whole site; the machine of a demo counts as none. */
function keysOf(ctx: Ctx, act: GuardedAct, request: RequestFacts) {
  const own: FailureKey = { scope: act, key: request.addressBlock };
  const hour = siteHour(ctx, `${act}_site`, ctx.site.id);
  return { own, site: hour.now, hour };
}

/**
 * Counts a try of a visitor, and asks for a captcha: always, never, or from the fourth of an
 * address block and the twenty-first of the whole site in an hour. Refuses `login_throttled`, then
 * the codes of the captcha. The refusal is returned and not thrown, because a throw would roll the
 * spent captcha back.
 */
export async function guardVisitor(
  ctx: Ctx,
  act: GuardedAct,
  attempt: GuardedTry,
): Promise<Refusal | undefined> {
  const { rule, captcha, request } = attempt;
  const { own, site, hour } = keysOf(ctx, act, request);
  const counts = await lockFailures(ctx.tx, [own, site]);
  const steps = request.isLocal ? localRegisterSteps : registerSteps;
  const at = ctx.clock.now();
  const hours = hourCount(counts.get(own.scope), at);
  if (hours.counted >= steps.most) {
    return throttled(hours.secondsLeft, { captcha: true });
  }
  const told = counts.get(site.scope)?.failures ?? 0;
  const isTold = !request.isLocal && told + (await stillCounting(ctx, hour)) >= toldFreely;
  if (
    rule === 'always' ||
    (rule === 'after_failures' && (isTold || hours.counted >= steps.captchaFrom))
  ) {
    const result = await checkCaptcha(ctx, { action: act, answer: captcha, request });
    if (result !== 'right') {
      return captchaRefusal(result).refusal;
    }
  }
  await writeFailures(ctx.tx, { ...own, ...hours.next });
  if (!request.isLocal) {
    await writeFailures(ctx.tx, { ...site, failures: told + 1, at });
  }
  return undefined;
}

/** Takes a counted try back. */
export async function takeBackVisit(
  ctx: Ctx,
  act: GuardedAct,
  request: RequestFacts,
): Promise<void> {
  const { own, site } = keysOf(ctx, act, request);
  await takeBackFailure(ctx.tx, own);
  if (!request.isLocal) {
    await takeBackFailure(ctx.tx, site);
  }
}
