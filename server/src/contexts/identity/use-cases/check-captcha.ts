import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';
import { readHostCookie } from '../../../platform/http/cookies.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { captchaCookie } from '../cookie-names.ts';
import { secretHash } from '../secrets.ts';
import type { CaptchaAction } from '../store-captchas.ts';
import { takeCaptcha } from '../store-captchas.ts';
import { answerHash } from './issue-captcha.ts';

export type CaptchaResult = 'right' | 'missing' | 'wrong';

/**
 * Spends the challenge of this browser. The transaction must commit whatever the result, so that
 * a wrong answer cannot be tried again.
 */
export async function checkCaptcha(
  ctx: Ctx,
  input: {
    readonly action: CaptchaAction;
    readonly answer: string | undefined;
    readonly request: RequestFacts;
  },
): Promise<CaptchaResult> {
  const { action, answer, request } = input;
  if (answer === undefined || answer === '') {
    return 'missing';
  }
  const id = readHostCookie(request, captchaCookie);
  const challenge = id === undefined ? undefined : await takeCaptcha(ctx.tx, secretHash(id));
  if (id === undefined || challenge === undefined || challenge.action !== action) {
    return 'wrong';
  }
  const isFresh = Temporal.Instant.compare(challenge.expiresAt, ctx.clock.now()) > 0;
  return isFresh && timingSafeEqual(challenge.answerHash, answerHash(id, answer))
    ? 'right'
    : 'wrong';
}
