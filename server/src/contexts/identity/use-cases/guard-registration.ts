import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { effectiveFailures, registerSteps } from '../attempt-policy.ts';
import { lockFailures, writeFailures } from '../store-attempts.ts';
import { checkCaptcha } from './check-captcha.ts';

export type CaptchaRule = 'always' | 'after_failures' | 'never';

const retryAfterSeconds = 300;

function keyOf(request: RequestFacts) {
  return { scope: 'register', key: request.addressBlock } as const;
}

/**
 * X1: that a name is taken is told after a captcha and under a tight limit only. Returns the
 * refusal instead of throwing it: a spent captcha must stay spent.
 */
export async function guardRegistration(
  ctx: Ctx,
  wanted: {
    readonly rule: CaptchaRule;
    readonly captcha: string | undefined;
    readonly request: RequestFacts;
  },
): Promise<Refusal | undefined> {
  const { rule, captcha, request } = wanted;
  const counts = await lockFailures(ctx.tx, [keyOf(request)]);
  const count = counts.get('register');
  const failures = request.isLocal ? 0 : effectiveFailures(count, registerSteps, ctx.clock.now());
  if (failures >= registerSteps.longFrom) {
    return new Refusal('login_throttled', { retryAfterSeconds, captcha: true });
  }
  if (rule === 'never' || (rule === 'after_failures' && failures < registerSteps.captchaFrom)) {
    return undefined;
  }
  const result = await checkCaptcha(ctx, { action: 'register', answer: captcha, request });
  if (result === 'right') {
    return undefined;
  }
  return new Refusal(result === 'missing' ? 'captcha_required' : 'captcha_incorrect', {
    captcha: true,
  });
}

/** Counts an answer that told something about a name. */
export async function countTakenName(ctx: Ctx, request: RequestFacts): Promise<void> {
  const key = keyOf(request);
  const counts = await lockFailures(ctx.tx, [key]);
  const at = ctx.clock.now();
  const failures = effectiveFailures(counts.get('register'), registerSteps, at) + 1;
  await writeFailures(ctx.tx, { ...key, failures, at });
}
