import type { Allowance } from './rate-limits.ts';

export interface RateLimiter {
  /** Takes one call; seconds to wait when there is none left. */
  take(key: string, allowance: Allowance, nowMs: number): number | undefined;
  readonly size: number;
}

/** The moment at which a key's bucket is full again (GCRA). */
interface Bucket {
  fullAtMs: number;
}

/**
 * One bucket per key. Memory is bounded: keys live in two generations of half of `mostKeys` each;
 * when the young one is full, the old one goes with whoever did not come again meanwhile.
 */
export function createRateLimiter(mostKeys: number): RateLimiter {
  let young = new Map<string, Bucket>();
  let old = new Map<string, Bucket>();

  function bucketOf(key: string, nowMs: number): Bucket {
    const known = young.get(key);
    if (known !== undefined) {
      return known;
    }
    if (young.size >= mostKeys / 2) {
      old = young;
      young = new Map();
    }
    const bucket = old.get(key) ?? { fullAtMs: nowMs };
    old.delete(key);
    young.set(key, bucket);
    return bucket;
  }

  return {
    take(key, allowance, nowMs) {
      const bucket = bucketOf(key, nowMs);
      const stepMs = 60_000 / allowance.perMinute;
      const from = Math.max(bucket.fullAtMs, nowMs);
      const waitMs = from + stepMs - nowMs - allowance.burst * stepMs;
      if (waitMs > 0) {
        return Math.ceil(waitMs / 1000);
      }
      bucket.fullAtMs = from + stepMs;
      return undefined;
    },
    get size() {
      return young.size + old.size;
    },
  };
}
