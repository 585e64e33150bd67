import type { Clock } from '../context.ts';
import { createChance } from './chance.ts';

/** The clock of a past that is told: it stands at a scene, and never runs back. */
export interface SceneClock extends Clock {
  moveTo(instant: Temporal.Instant): void;
  /**
   * The same time for whoever makes ids. A moment passes with each, so that what happens in one
   * scene has times of its own, as it would have had.
   */
  readonly forIds: Clock;
}

export function createSceneClock(start: Temporal.Instant): SceneClock {
  let nowMs = start.epochMilliseconds;
  const chance = createChance('moments');
  const now = () => Temporal.Instant.fromEpochMilliseconds(nowMs);
  return {
    now,
    nowMs: () => nowMs,
    moveTo: (instant) => {
      nowMs = Math.max(nowMs, instant.epochMilliseconds);
    },
    forIds: {
      now,
      nowMs: () => {
        nowMs += chance.between(300, 2600);
        return nowMs;
      },
    },
  };
}
