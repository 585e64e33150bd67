import type { Logger } from 'pino';
import { type DatabaseClock, jumpMs } from './clock.ts';

/** Within this time the monotonic clock of a machine drifts by less than a millisecond. */
const stepMilliseconds = 10_000;

/**
 * Keeps the clock of this process with the database's until it is stopped, a look every ten
 * seconds. A database that does not answer changes nothing: the clock goes on by itself. Jumps are
 * logged (R56).
 */
export function keepClock(parts: {
  readonly clock: DatabaseClock;
  readonly log: Logger;
  readonly everyMilliseconds?: number;
}): { stop(): void } {
  const { clock, log, everyMilliseconds = stepMilliseconds } = parts;
  const state = { isLooking: false };

  async function look(): Promise<void> {
    state.isLooking = true;
    try {
      const wrongByMs = await clock.synchronise();
      if (Math.abs(wrongByMs) > jumpMs) {
        log.error({ wrongByMs }, 'the clock was wrong by more than a second and is set anew');
      }
    } catch (error) {
      log.warn({ err: error }, 'the time of the database could not be read');
    } finally {
      state.isLooking = false;
    }
  }

  const timer = setInterval(() => {
    // While the database is away, one waiting query is enough.
    if (!state.isLooking) {
      void look();
    }
  }, everyMilliseconds);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
