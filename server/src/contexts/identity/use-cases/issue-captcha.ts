import { createHash } from 'node:crypto';
import type { CaptchaAction } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { CookieToSet } from '../../../platform/http/answer.ts';
import { hostCookie, readHostCookie } from '../../../platform/http/cookies.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { newAnswer } from '../captcha-picture.ts';
import { captchaCookie } from '../cookie-names.ts';
import { newSecret, secretHash } from '../secrets.ts';
import { insertCaptcha, readCaptchaTime, takeCaptcha } from '../store-captchas.ts';

const lifeSeconds = 300;
/** portal.md section 9: captcha refresh 1000 ms. */
const refreshMs = 1000;

export interface IssuedCaptcha {
  readonly answer: string;
  readonly cookie: CookieToSet;
}

/**
 * A challenge bound to this browser by a cookie and to one action (R63). It is answered by the
 * characters of a picture, unless a puzzle has an answer of its own.
 */
export async function issueCaptcha(
  ctx: Ctx,
  command: {
    readonly action: CaptchaAction;
    readonly answer?: string;
    readonly request: RequestFacts;
  },
): Promise<IssuedCaptcha> {
  const { action, answer = newAnswer(ctx.random), request } = command;
  const now = ctx.clock.now();
  await retireEarlier(ctx, request);
  const id = newSecret(ctx.random);
  await insertCaptcha(ctx.tx, {
    idHash: secretHash(id),
    action,
    answerHash: answerHash(id, answer),
    at: now,
    expiresAt: now.add({ seconds: lifeSeconds }),
  });
  const named = { name: captchaCookie, value: id, maxAgeSeconds: lifeSeconds };
  return { answer, cookie: hostCookie(request, named) };
}

async function retireEarlier(ctx: Ctx, request: RequestFacts): Promise<void> {
  const earlier = readHostCookie(request, captchaCookie);
  if (earlier === undefined) {
    return;
  }
  const idHash = secretHash(earlier);
  const madeAt = await readCaptchaTime(ctx.tx, idHash);
  const nowMs = ctx.clock.nowMs();
  if (madeAt !== undefined && nowMs - madeAt.epochMilliseconds < refreshMs) {
    throw new Refusal('too_many_requests', { retryAfterSeconds: 1 });
  }
  await takeCaptcha(ctx.tx, idHash);
}

/** The answer is hashed with its id, so that equal answers do not look equal. */
export function answerHash(id: string, answer: string): Buffer {
  return createHash('sha256').update(`${id}:${answer.trim().toLowerCase()}`).digest();
}
