import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import type { AttemptHistory, AttemptVerdict, FailureCount } from '../attempt-policy.ts';
import { accountSteps, blockSteps, effectiveFailures, judgeAttempt } from '../attempt-policy.ts';
import type { CaptchaAnswer } from '../captcha/captcha-answer.ts';
import { captchaRefusal } from '../captcha/captcha-refusal.ts';
import { deviceOf } from '../device.ts';
import type { LoginRefusal } from '../refused-logins.ts';
import type { CredentialRow, Realm } from '../store.ts';
import { findCredential, usernameKey } from '../store.ts';
import type { FailureKey } from '../store-attempts.ts';
import { isKnownDevice, lockFailures, writeFailures } from '../store-attempts.ts';
import { throttled } from '../throttled.ts';
import { checkCaptcha } from './check-captcha.ts';

/** What a name may be besides: a mobile number in its one form, in each country that fits. */
export interface NameForms {
  readonly aliases: readonly string[];
  /** The same for every way to write it, whether anybody has it or not (R59). */
  readonly countedAs: string;
}

export interface Attempt {
  readonly realm: Realm;
  readonly username: string;
  /** The name in other forms; tries of all count together. */
  readonly forms?: NameForms | undefined;
  readonly captcha: CaptchaAnswer;
  readonly request: RequestFacts;
}

export type OpenedAttempt =
  | {
      readonly kind: 'open';
      readonly credential: CredentialRow | undefined;
      /** The counts that a success clears or takes one failure back from. */
      readonly keys: AttemptKeys;
      /** Failures in a row, including this attempt. */
      readonly failures: number;
      /** Whether the next attempt will want a captcha if this one fails. */
      readonly wantsCaptcha: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly code: LoginRefusal;
      readonly refusal: Refusal;
      /** Undefined for a name that nobody has. */
      readonly credential: CredentialRow | undefined;
      readonly keys: AttemptKeys;
    };

export interface AttemptKeys {
  /** Counts of this account, or of this device of it. */
  readonly own: FailureKey;
  /**
   * Absent for a known device, which strangers beside it must not hold up, and for callers on the
   * machine of a demo, which share one address.
   */
  readonly block: FailureKey | undefined;
  /** The line of the login history in which it is counted as well. */
  readonly tryId?: string | undefined;
}

/**
 * Counts the attempt as a failure before its secret is checked, so that parallel guesses cannot
 * slip through together; a success takes it back. The same statements run for names that do not
 * exist (R59). A refusal is returned and never thrown, because a throw would roll the spent captcha
 * back.
 */
export async function openAttempt(ctx: Ctx, attempt: Attempt): Promise<OpenedAttempt> {
  const { realm, request } = attempt;
  const credential = await findCredential(ctx.tx, {
    realm,
    username: attempt.username,
    aliases: attempt.forms?.aliases,
  });
  const device = deviceOf(request) ?? '';
  const known = { subjectId: credential?.subjectId ?? '', device };
  const isKnown = await isKnownDevice(ctx.tx, known);
  const name = `${realm}:${usernameKey(attempt.forms?.countedAs ?? attempt.username)}`;
  const isUncounted = isKnown || request.isLocal;
  const keys: AttemptKeys = {
    own: isKnown ? { scope: 'device', key: `${name}:${device}` } : { scope: 'account', key: name },
    block: isUncounted ? undefined : { scope: 'block', key: request.addressBlock },
  };
  const used = keys.block === undefined ? [keys.own] : [keys.own, keys.block];
  const counts = await lockFailures(ctx.tx, used);
  const history: AttemptHistory = {
    account: counts.get('account'),
    device: counts.get('device'),
    block: counts.get('block'),
    isKnownDevice: isKnown,
  };
  const verdict = judgeAttempt(history, ctx.clock.now());
  const refused = await refusalOf(ctx, verdict, attempt);
  if (refused !== undefined) {
    return { kind: 'refused', credential, keys, ...refused };
  }
  const own = isKnown ? history.device : history.account;
  const failures = await countFailure(ctx, keys, { own, block: history.block });
  const wantsCaptcha = failures >= accountSteps.captchaFrom;
  return { kind: 'open', credential, keys, failures, wantsCaptcha };
}

async function refusalOf(
  ctx: Ctx,
  verdict: AttemptVerdict,
  attempt: Attempt,
): Promise<{ readonly code: LoginRefusal; readonly refusal: Refusal } | undefined> {
  if (verdict.kind === 'open') {
    return undefined;
  }
  if (verdict.kind === 'wait') {
    const code = 'login_throttled';
    return { code, refusal: throttled(verdict.seconds, { captcha: true }) };
  }
  const answer = attempt.captcha;
  const result = await checkCaptcha(ctx, { action: 'login', answer, request: attempt.request });
  return result === 'right' ? undefined : captchaRefusal(result);
}

async function countFailure(
  ctx: Ctx,
  keys: AttemptKeys,
  counts: { readonly own: FailureCount | undefined; readonly block: FailureCount | undefined },
): Promise<number> {
  const at = ctx.clock.now();
  const failures = effectiveFailures(counts.own, accountSteps, at) + 1;
  await writeFailures(ctx.tx, { ...keys.own, failures, at });
  if (keys.block !== undefined) {
    const inBlock = effectiveFailures(counts.block, blockSteps, at) + 1;
    await writeFailures(ctx.tx, { ...keys.block, failures: inBlock, at });
  }
  return failures;
}
