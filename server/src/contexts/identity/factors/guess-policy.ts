import type { FailureCount } from '../attempt-policy.ts';

/**
 * agents-loyalty-money.md F: five wrong codes lock a factor for a quarter of an hour, and E4: five
 * wrong payment passwords for half an hour. R63: a day from the hundredth in a row on.
 */
const pauseEvery = 5;
const longFrom = 100;
const longSeconds = 86_400;
/** A count is forgotten after this long without a failure, to the second (`attempt-policy.ts`). */
const forgetSeconds = 7 * 86_400;

export const factorPauseSeconds = 900;
export const paymentPauseSeconds = 1800;

/** How long no guess is looked at; undefined when the next one is. */
export function guessWait(
  count: FailureCount | undefined,
  pauseSeconds: number,
  now: Temporal.Instant,
): number | undefined {
  const failures = countedGuesses(count, now);
  if (count === undefined || failures === 0) {
    return undefined;
  }
  const isLong = failures >= longFrom;
  const pause = isLong ? longSeconds : pauseSeconds;
  const seconds = Math.ceil(pause - secondsSince(count, now));
  return (isLong || failures % pauseEvery === 0) && seconds > 0 ? seconds : undefined;
}

/** The same of all browsers of an account together, of which each has its own pauses (R63). */
export function longWait(
  count: FailureCount | undefined,
  now: Temporal.Instant,
): number | undefined {
  return countedGuesses(count, now) >= longFrom ? guessWait(count, longSeconds, now) : undefined;
}

/** The wrong guesses in a row that still count. */
export function countedGuesses(count: FailureCount | undefined, now: Temporal.Instant): number {
  return count === undefined || secondsSince(count, now) >= forgetSeconds ? 0 : count.failures;
}

function secondsSince(count: FailureCount, now: Temporal.Instant): number {
  return (now.epochMilliseconds - count.lastFailureAt.epochMilliseconds) / 1000;
}
