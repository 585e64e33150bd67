import type { MovableClock } from '../src/platform/clock.ts';

/** A clock that stands still until it is moved. */
export interface FixedClock extends MovableClock {
  set(instant: Temporal.Instant): void;
  advance(duration: Temporal.DurationLike): void;
}

export function fixedClock(start: string): FixedClock {
  let instant = Temporal.Instant.from(start);
  let milliseconds = 0;
  const now = () => instant.add({ milliseconds });
  return {
    now,
    nowMs: () => now().epochMilliseconds,
    setOffset: (offsetMs) => {
      milliseconds = offsetMs;
    },
    set: (to) => {
      instant = to;
    },
    advance: (duration) => {
      instant = instant.toZonedDateTimeISO('UTC').add(duration).toInstant();
    },
  };
}
