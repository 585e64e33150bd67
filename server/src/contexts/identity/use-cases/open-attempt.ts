import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import type { AttemptKeys, Standing } from '../attempt-standing.ts';
import { standingOf } from '../attempt-standing.ts';
import { accountSteps, blockSteps, effectiveFailures, judgeAttempt } from '../attempt-policy.ts';
import type { CaptchaAnswer } from '../captcha/captcha-answer.ts';
import { captchaRefusal } from '../captcha/captcha-refusal.ts';
import type { LoginRefusal } from '../refused-logins.ts';
import type { CredentialRow, Realm } from '../store.ts';
import { writeFailures } from '../store-attempts.ts';
import { throttled } from '../throttled.ts';
import { checkCaptcha } from './check-captcha.ts';

/** What a name may be besides: a mobile number in its one form, in each country that fits. */
export interface NameForms {
  readonly aliases: readonly string[];
  /** What wishes for a mail count by: the same for every way to write it (R59). */
  readonly countedAs: string;
}

export interface Attempt {
  readonly realm: Realm;
  readonly username: string;
  /** The name in other forms. */
  readonly forms?: NameForms | undefined;
  readonly captcha: CaptchaAnswer;
  readonly request: RequestFacts;
}

export type OpenedAttempt =
  | {
      readonly kind: 'open';
      /** Whose secret it may be, those that exist first: the attempt is counted at each. */
      readonly candidates: readonly [Candidate, ...Candidate[]];
      /** Others of the name, whose pause is not over. */
      readonly waiting: readonly Candidate[];
      /** What is answered for those, when the secret was nobody else's. */
      readonly wait: Refusal | undefined;
      /** Whether the next attempt will want a captcha if this one fails. */
      readonly wantsCaptcha: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly code: LoginRefusal;
      readonly refusal: Refusal;
      /** All of the name, where it is because of a pause; nobody where a captcha is missing. */
      readonly waiting: readonly Candidate[];
      /** Of whom the trail tells: undefined for a name that nobody has. */
      readonly credential: CredentialRow | undefined;
    };

/** One account that the name may be of, or a form of the name that nobody has. */
export interface Candidate {
  readonly credential: CredentialRow | undefined;
  /** The counts that a success clears or takes one failure back from. */
  readonly keys: AttemptKeys;
  /** Failures in a row, including this attempt. */
  readonly failures: number;
  /** The same of all known devices together. */
  readonly inDevices: number;
}

/**
 * Counts the attempt as a failure before its secret is checked, so that parallel guesses cannot
 * slip through together; a success takes it back. Each form of the name has a count of its own,
 * whether anybody has it or not: national digits may be two people's numbers, and neither clears
 * nor holds up the other (R63). The same statements run for names that do not exist (R59). A
 * refusal is returned and never thrown, because a throw would roll the spent captcha back.
 */
export async function openAttempt(ctx: Ctx, attempt: Attempt): Promise<OpenedAttempt> {
  const standing = await standingOf(ctx, attempt);
  const { block } = standing;
  const at = ctx.clock.now();
  const judged = standing.candidates.map((candidate) => {
    const { isKnownDevice, own, devices } = candidate;
    const history = { isKnownDevice, account: own.count, device: own.count, block: block?.count };
    const verdict = judgeAttempt({ ...history, devices: devices?.count }, at);
    return { candidate, verdict };
  });
  const waits = judged.flatMap(({ verdict }) => (verdict.kind === 'wait' ? [verdict.seconds] : []));
  const wait = waits.length > 0 ? throttled(Math.min(...waits), { captcha: true }) : undefined;
  const found = standing.candidates[0]?.credential;
  const waiting = judged.flatMap(({ candidate, verdict }) =>
    verdict.kind === 'wait' ? [counted(candidate, block, at)] : [],
  );
  const [first, ...others] = judged.flatMap(({ candidate, verdict }) =>
    verdict.kind === 'wait' ? [] : [counted(candidate, block, at)],
  );
  if (first === undefined) {
    const refusal = assertDefined(wait, 'an attempt at nobody is one that waits');
    return { kind: 'refused', code: 'login_throttled', refusal, waiting, credential: found };
  }
  if (judged.some(({ verdict }) => verdict.kind === 'captcha')) {
    const refused = await captchaProblem(ctx, attempt);
    if (refused !== undefined) {
      return { kind: 'refused', ...refused, waiting: [], credential: found };
    }
  }
  const candidates = [first, ...others] as const;
  await countFailure(ctx, candidates, block);
  const wantsCaptcha = candidates.some(({ failures }) => failures >= accountSteps.captchaFrom);
  return { kind: 'open', candidates, waiting, wait, wantsCaptcha };
}

function counted(
  { credential, own, devices }: Standing['candidates'][number],
  block: Standing['block'],
  at: Temporal.Instant,
): Candidate {
  const failures = effectiveFailures(own.count, accountSteps, at) + 1;
  const inDevices = effectiveFailures(devices?.count, accountSteps, at) + 1;
  const keys = { own: own.key, devices: devices?.key, block: block?.key };
  return { credential, keys, failures, inDevices };
}

async function captchaProblem(
  ctx: Ctx,
  attempt: Attempt,
): Promise<{ readonly code: LoginRefusal; readonly refusal: Refusal } | undefined> {
  const answer = attempt.captcha;
  const result = await checkCaptcha(ctx, { action: 'login', answer, request: attempt.request });
  return result === 'right' ? undefined : captchaRefusal(result);
}

async function countFailure(
  ctx: Ctx,
  candidates: readonly Candidate[],
  block: Standing['block'],
): Promise<void> {
  const at = ctx.clock.now();
  for (const { keys, failures, inDevices } of candidates) {
    await writeFailures(ctx.tx, { ...keys.own, failures, at });
    if (keys.devices !== undefined) {
      await writeFailures(ctx.tx, { ...keys.devices, failures: inDevices, at });
    }
  }
  if (block !== undefined) {
    const failures = effectiveFailures(block.count, blockSteps, at) + 1;
    await writeFailures(ctx.tx, { ...block.key, failures, at });
  }
}
