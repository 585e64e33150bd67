import { timingSafeEqual } from 'node:crypto';
import type { CaptchaAction } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readHostCookie } from '../../../platform/http/cookies.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { CaptchaAnswer, GeetestProof } from '../captcha/captcha-answer.ts';
import { captchaCookie } from '../cookie-names.ts';
import { secretHash } from '../secrets.ts';
import { spendProof } from '../social/store-social.ts';
import { takeCaptcha } from '../store-captchas.ts';
import { answerHash } from './issue-captcha.ts';

export type CaptchaResult = 'right' | 'missing' | 'wrong' | 'unreachable';

/**
 * Spends the challenge of this browser. The transaction must commit whatever the result, so that
 * a wrong answer cannot be tried again.
 */
export async function checkCaptcha(
  ctx: Ctx,
  input: {
    readonly action: CaptchaAction;
    readonly answer: CaptchaAnswer;
    readonly request: RequestFacts;
  },
): Promise<CaptchaResult> {
  const { action, answer, request } = input;
  if (answer === undefined || answer === '') {
    return 'missing';
  }
  if (typeof answer === 'object') {
    return spendGeetest(ctx, { ...input, proof: answer });
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

/** How far the clock of GeeTest may be behind ours. */
const skewSeconds = 60;

/**
 * A proof opens one call of one person, whatever GeeTest would say of it later, and only the act
 * for which this browser began the check: one that was made before, or for another, opens nothing
 * (R63).
 */
async function spendGeetest(
  ctx: Ctx,
  {
    action,
    proof: { verdict, hash, until, madeAt },
    request,
  }: {
    readonly action: CaptchaAction;
    readonly proof: GeetestProof;
    readonly request: RequestFacts;
  },
): Promise<CaptchaResult> {
  if (verdict !== 'right') {
    return verdict;
  }
  const id = readHostCookie(request, captchaCookie);
  const challenge = id === undefined ? undefined : await takeCaptcha(ctx.tx, secretHash(id));
  if (challenge === undefined || challenge.action !== action) {
    return 'wrong';
  }
  const isFresh = Temporal.Instant.compare(challenge.expiresAt, ctx.clock.now()) > 0;
  const begunAt = challenge.createdAt.subtract({ seconds: skewSeconds });
  if (!isFresh || Temporal.Instant.compare(madeAt, begunAt) < 0) {
    return 'wrong';
  }
  return (await spendProof(ctx.tx, { hash, until })) ? 'right' : 'wrong';
}
