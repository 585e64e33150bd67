import type { Clock } from '../src/platform/context.ts';

/** A clock that stands still until it is moved. */
export interface FixedClock extends Clock {
  set(instant: Temporal.Instant): void;
  advance(duration: Temporal.DurationLike): void;
}

export function fixedClock(start: string): FixedClock {
  let instant = Temporal.Instant.from(start);
  return {
    now: () => instant,
    nowMs: () => instant.epochMilliseconds,
    set: (to) => {
      instant = to;
    },
    advance: (duration) => {
      instant = instant.toZonedDateTimeISO('UTC').add(duration).toInstant();
    },
  };
}
