import type { Allowance } from './rate-limits.ts';

export interface RateLimiter {
  /** Takes one call; seconds to wait when there is none left. */
  take(key: string, allowance: Allowance, nowMs: number): number | undefined;
  readonly size: number;
}

/**
 * One number per key: the moment at which its bucket is full again (GCRA). Memory is bounded: at
 * `mostKeys` the key that was used longest ago is dropped.
 */
export function createRateLimiter(mostKeys: number): RateLimiter {
  const fullAt = new Map<string, number>();
  return {
    take(key, allowance, nowMs) {
      const stepMs = 60_000 / allowance.perMinute;
      const from = Math.max(fullAt.get(key) ?? nowMs, nowMs);
      const waitMs = from + stepMs - nowMs - allowance.burst * stepMs;
      fullAt.delete(key);
      fullAt.set(key, waitMs > 0 ? from : from + stepMs);
      if (fullAt.size > mostKeys) {
        dropOldest(fullAt);
      }
      return waitMs > 0 ? Math.ceil(waitMs / 1000) : undefined;
    },
    get size() {
      return fullAt.size;
    },
  };
}

function dropOldest(map: Map<string, number>): void {
  for (const key of map.keys()) {
    map.delete(key);
    return;
  }
}
