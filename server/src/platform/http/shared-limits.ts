import type { Logger } from 'pino';
import type { Clock } from '../context.ts';
import { isExact } from './rate-buckets.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { RateStore } from './rate-store.ts';

const everyMilliseconds = 1000;
const roundsBetweenForgetting = 60;

export interface Sharing {
  /** One round: tells what was drawn here, and hears what was drawn elsewhere. */
  share(): Promise<void>;
  stop(): void;
}

/**
 * Limits hold across processes (R88) without a query for each call: buckets that somebody draws
 * from heavily are told to the others in one statement a second.
 */
export function shareLimits(parts: {
  readonly limiter: RateLimiter;
  readonly store: RateStore;
  readonly clock: Clock;
  readonly log: Logger;
}): Sharing {
  const { limiter, store, clock, log } = parts;
  let rounds = 0;
  let isSharing = false;

  async function share(): Promise<void> {
    rounds += 1;
    const draws = limiter.unshared(clock.nowMs()).filter(({ key }) => !isExact(key));
    if (draws.length > 0) {
      const shared = await store.add(draws, clock.nowMs());
      shared.forEach((fullAtMs, key) => limiter.adopt(key, fullAtMs));
    }
    if (rounds % roundsBetweenForgetting === 0) {
      await store.forget(clock.nowMs());
    }
  }

  const timer = setInterval(() => {
    if (isSharing) {
      return;
    }
    isSharing = true;
    share()
      // Each process keeps its own limits meanwhile.
      .catch((error: unknown) => log.warn({ err: error }, 'limits were not shared'))
      .finally(() => {
        isSharing = false;
      });
  }, everyMilliseconds);
  timer.unref();
  return { share, stop: () => clearInterval(timer) };
}
