/** Failures in a row of one account, device or address block. */
export interface FailureCount {
  readonly failures: number;
  readonly lastFailureAt: Temporal.Instant;
}

export interface AttemptHistory {
  readonly account: FailureCount | undefined;
  readonly block: FailureCount | undefined;
  /**
   * Whether this device has signed in before: failures of others, on the account or from addresses
   * near it, do not count against it.
   */
  readonly isKnownDevice: boolean;
  readonly device: FailureCount | undefined;
  /** Of all browsers that signed in before, this one among them. */
  readonly devices?: FailureCount | undefined;
}

export type AttemptVerdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'captcha' }
  | { readonly kind: 'wait'; readonly seconds: number };

interface Steps {
  readonly captchaFrom: number;
  /** The number of failures after which a pause is imposed each time. */
  readonly pauseEvery: number;
  readonly pauseSeconds: number;
  /** The number of failures from which on the long pause is imposed. */
  readonly longFrom: number;
  readonly longSeconds: number;
  /** A count is forgotten after this long without a failure. */
  readonly forgetSeconds: number;
}

/** portal.md section 9: wait 5 minutes. R63: at most 100 failures in a row per account. */
export const accountSteps: Steps = {
  captchaFrom: 3,
  pauseEvery: 10,
  pauseSeconds: 300,
  longFrom: 100,
  longSeconds: 86_400,
  forgetSeconds: 7 * 86_400,
};

/** R63: a hundred in a row for all browsers of an account together, and no pause before. */
const devicesSteps: Steps = { ...accountSteps, captchaFrom: accountSteps.longFrom };

export const blockSteps: Steps = {
  captchaFrom: 20,
  pauseEvery: 100,
  pauseSeconds: 300,
  longFrom: 1000,
  longSeconds: 3600,
  forgetSeconds: 3600,
};

/** The strictest verdict of all that is known about an attempt. */
export function judgeAttempt(history: AttemptHistory, now: Temporal.Instant): AttemptVerdict {
  const verdicts = history.isKnownDevice
    ? [judge(history.device, accountSteps, now), judge(history.devices, devicesSteps, now)]
    : [judge(history.account, accountSteps, now), judge(history.block, blockSteps, now)];
  const waits = verdicts.flatMap((verdict) => (verdict.kind === 'wait' ? [verdict.seconds] : []));
  if (waits.length > 0) {
    return { kind: 'wait', seconds: Math.max(...waits) };
  }
  return verdicts.find((verdict) => verdict.kind === 'captcha') ?? { kind: 'open' };
}

function judge(
  count: FailureCount | undefined,
  steps: Steps,
  now: Temporal.Instant,
): AttemptVerdict {
  const failures = effectiveFailures(count, steps, now);
  if (count === undefined || failures < steps.captchaFrom) {
    return { kind: 'open' };
  }
  const pause = failures >= steps.longFrom ? steps.longSeconds : steps.pauseSeconds;
  const isPause = failures >= steps.longFrom || failures % steps.pauseEvery === 0;
  const seconds = Math.ceil(pause - secondsSince(count, now));
  return isPause && seconds > 0 ? { kind: 'wait', seconds } : { kind: 'captcha' };
}

/** The failures that still count: none when the last one is longer ago than `forgetSeconds`. */
export function effectiveFailures(
  count: FailureCount | undefined,
  steps: Pick<Steps, 'forgetSeconds'>,
  now: Temporal.Instant,
): number {
  return count === undefined || secondsSince(count, now) >= steps.forgetSeconds
    ? 0
    : count.failures;
}

function secondsSince(count: FailureCount, now: Temporal.Instant): number {
  return (now.epochMilliseconds - count.lastFailureAt.epochMilliseconds) / 1000;
}

/**
 * How often an hour an address block may be told that a name is taken; the first answers need no
 * captcha. Tries that have not ended yet count as told.
 */
export const registerSteps = { captchaFrom: 3, most: 20 };

/**
 * How many names an hour the whole site tells to be taken before everybody is asked for a captcha:
 * a list of names is tried from many addresses (X1).
 */
export const toldFreely = 20;

/** How often an hour an agent is told that a name is taken, and how often when many were told. */
export const openingSteps = { most: 10, siteFreely: 60, mostThen: 3 } as const;

/** On the machine of a demo several people, and journeys, register at the same time. */
export const localRegisterSteps: typeof registerSteps = { captchaFrom: 12, most: 80 };
