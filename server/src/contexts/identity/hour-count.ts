import type { FailureCount } from './attempt-policy.ts';

const hourMs = 3_600_000;

export interface HourCount {
  readonly counted: number;
  /** Until the hour is over and all of it may be had again. */
  readonly secondsLeft: number;
  /** What is written when one more is counted. */
  readonly next: { readonly failures: number; readonly at: Temporal.Instant };
}

/**
 * What may be had so often an hour: the hour runs from the first that is counted, whatever comes
 * later, so that whoever asks now and then is never counted together with yesterday.
 */
export function hourCount(count: FailureCount | undefined, now: Temporal.Instant): HourCount {
  const began = count?.failures === 0 ? undefined : count?.lastFailureAt;
  const passedMs = began === undefined ? hourMs : now.epochMilliseconds - began.epochMilliseconds;
  if (count === undefined || began === undefined || passedMs >= hourMs) {
    return { counted: 0, secondsLeft: 0, next: { failures: 1, at: now } };
  }
  return {
    counted: count.failures,
    secondsLeft: Math.max(1, Math.ceil((hourMs - passedMs) / 1000)),
    next: { failures: count.failures + 1, at: began },
  };
}
