import type { Ctx } from '../../../../platform/context.ts';
import type { CookieToSet } from '../../../../platform/http/answer.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import { emit } from '../../../../platform/outbox.ts';
import { countryOf } from '../../../../platform/phone-numbers.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { CaptchaAnswer } from '../../captcha/captcha-answer.ts';
import { secretHash } from '../../secrets.ts';
import { checkCaptcha } from '../../use-cases/check-captcha.ts';
import { keptBrowserSecret } from '../browser-secret.ts';
import { codeHash, newCode } from '../code.ts';
import { laneOf } from '../lane-of.ts';
import { refuseSpent } from '../refuse-spent.ts';
import type { SendVerdict } from '../send-policy.ts';
import { judgeSending } from '../send-policy.ts';
import type { CodePurpose, SendKeys } from '../store-codes.ts';
import { countSends, insertCode, lockSending } from '../store-codes.ts';

declare module '../../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A code is to be sent, if the number is whose it has to be for this purpose. */
    readonly 'identity.code_wanted': {
      readonly purpose: CodePurpose;
      readonly number: string;
      readonly code: string;
      readonly minutes: number;
      readonly locale: string;
    };
  }
}

export interface SentCode {
  readonly expiredMinutes: number;
  readonly cookie: CookieToSet;
}

/** Where a code goes: a mobile number, or an e-mail address, in its one form. */
export interface CodeRecipient {
  readonly number: string;
  /** What is bought together, or the address itself (R65). */
  readonly range: string;
}

/** ASVS 6.5.5: at most ten. */
const expiredMinutes = 5;
const hourSeconds = 3600;

/**
 * A code for a number, whoever has it. Whether anybody does is found out later, by the handler of
 * the event, so the answer and the time it takes are alike (R59). A refusal is returned and not
 * thrown, because a throw would roll the spent captcha back.
 */
export async function sendCode(
  ctx: Ctx,
  command: {
    readonly purpose: CodePurpose;
    readonly to: CodeRecipient;
    readonly captcha: CaptchaAnswer;
    /** Whether even the first one is asked who wants it: each message costs the site (R65). */
    readonly isAlwaysAsked?: boolean;
    readonly request: RequestFacts;
  },
): Promise<SentCode | Refusal> {
  const { purpose, to, captcha, isAlwaysAsked = false, request } = command;
  const { secret, cookie } = keptBrowserSecret(request, ctx.random);
  const keys = {
    ...to,
    purpose,
    country: countryOf(to.number) ?? null,
    lane: await laneOf(ctx, { number: to.number, request }),
    browserHash: secretHash(secret),
    addressBlock: request.isLocal ? null : request.addressBlock,
  };
  const at = ctx.clock.now();
  await lockSending(ctx.tx);
  const judged = judgeSending(await countSends(ctx.tx, keys, at), at);
  const verdict: SendVerdict =
    judged.kind === 'open' && isAlwaysAsked ? { kind: 'captcha' } : judged;
  const refusal = await refusalOf(ctx, verdict, { captcha, request, keys });
  if (refusal !== undefined) {
    return refusal;
  }
  const code = newCode(ctx.random);
  await insertCode(ctx.tx, {
    ...keys,
    id: ctx.ids.next('cod'),
    codeHash: codeHash({ browserSecret: secret, purpose, number: to.number, digits: code }),
    at,
    expiresAt: at.add({ minutes: expiredMinutes }),
  });
  const { number } = to;
  const payload = { purpose, number, code, minutes: expiredMinutes, locale: ctx.locale };
  await emit(ctx, { name: 'identity.code_wanted', payload });
  return { expiredMinutes, cookie };
}

async function refusalOf(
  ctx: Ctx,
  verdict: SendVerdict,
  asking: {
    readonly captcha: CaptchaAnswer;
    readonly request: RequestFacts;
    readonly keys: SendKeys;
  },
): Promise<Refusal | undefined> {
  switch (verdict.kind) {
    case 'open':
      return undefined;
    case 'throttled':
      return new Refusal('too_many_requests', { retryAfterSeconds: 1 });
    case 'pause':
      return new Refusal('auth/too-many-requests', { retryAfterSeconds: verdict.seconds });
    case 'wait': {
      const { seconds } = verdict;
      const hours = Math.ceil(seconds / hourSeconds);
      return new Refusal('codes_used_up', { retryAfterSeconds: seconds, hours });
    }
    case 'quota':
      return refuseSpent(ctx, verdict.of, asking.keys);
    case 'captcha': {
      const { captcha: answer, request } = asking;
      const result = await checkCaptcha(ctx, { action: 'sms', answer, request });
      if (result === 'right') {
        return undefined;
      }
      const code = result === 'unreachable' ? 'captcha_unreachable' : 'auth/captcha-check-failed';
      return new Refusal(code, { captcha: true });
    }
    default:
      return verdict satisfies never;
  }
}
