/** Shots are taken until so long after betting has closed (lottery.md A3.3). */
export const shotSecondsAfterClose = 120;

/** A member shoots at most once in so many seconds. */
export const secondsBetween = 3;

/** As many as the answer of a draw holds. */
export const mostShots = 10_000;

export function shotsUntil(closesAt: Temporal.Instant): Temporal.Instant {
  return closesAt.add({ seconds: shotSecondsAfterClose });
}
