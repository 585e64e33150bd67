import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import {
  effectiveFailures,
  localRegisterSteps,
  registerSteps,
  secondsLeft,
  toldFreely,
} from '../attempt-policy.ts';
import type { CaptchaAnswer } from '../captcha/captcha-answer.ts';
import { captchaRefusal } from '../captcha/captcha-refusal.ts';
import { lockFailures, takeBackFailure, writeFailures } from '../store-attempts.ts';
import { throttled } from '../throttled.ts';
import { checkCaptcha } from './check-captcha.ts';

export type CaptchaRule = 'always' | 'after_failures' | 'never';

function keyOf(request: RequestFacts) {
  return { scope: 'register', key: request.addressBlock } as const;
}

const hourMs = 3_600_000;

/** What the whole site was told in this hour; the machine of a demo tells nobody. */
function siteKeyOf(ctx: Ctx) {
  const hour = Math.floor(ctx.clock.nowMs() / hourMs);
  return { scope: 'register_site', key: `${ctx.site.id} ${hour}` } as const;
}

/**
 * A caller learns that a name is taken only after a captcha and under a tight limit, so that nobody
 * can find out who has an account; the first answers of an hour need none, to one address block and
 * of the whole site. The try counts before the name is looked up, so that parallel tries cannot
 * slip through together (R87); {@link takeBackTry} takes it back when the caller learned nothing.
 * The refusal is returned and not thrown, because a throw would roll the spent captcha back.
 */
export async function guardRegistration(
  ctx: Ctx,
  attempt: {
    readonly rule: CaptchaRule;
    readonly captcha: CaptchaAnswer;
    readonly request: RequestFacts;
  },
): Promise<Refusal | undefined> {
  const { rule, captcha, request } = attempt;
  const key = keyOf(request);
  const siteKey = siteKeyOf(ctx);
  const counts = await lockFailures(ctx.tx, [key, siteKey]);
  const steps = request.isLocal ? localRegisterSteps : registerSteps;
  const at = ctx.clock.now();
  const count = counts.get('register');
  const failures = effectiveFailures(count, steps, at);
  if (count !== undefined && failures >= steps.longFrom) {
    return throttled(secondsLeft(count, steps.forgetSeconds, at), { captcha: true });
  }
  const told = counts.get('register_site')?.failures ?? 0;
  const isTold = !request.isLocal && told >= toldFreely;
  if (
    rule === 'always' ||
    (rule === 'after_failures' && (isTold || failures >= steps.captchaFrom))
  ) {
    const result = await checkCaptcha(ctx, { action: 'register', answer: captcha, request });
    if (result !== 'right') {
      return captchaRefusal(result).refusal;
    }
  }
  await writeFailures(ctx.tx, { ...key, failures: failures + 1, at });
  if (!request.isLocal) {
    await writeFailures(ctx.tx, { ...siteKey, failures: told + 1, at });
  }
  return undefined;
}

/** Takes a try back whose answer revealed nothing about a name. */
export async function takeBackTry(ctx: Ctx, request: RequestFacts): Promise<void> {
  await takeBackFailure(ctx.tx, keyOf(request));
  if (!request.isLocal) {
    await takeBackFailure(ctx.tx, siteKeyOf(ctx));
  }
}
