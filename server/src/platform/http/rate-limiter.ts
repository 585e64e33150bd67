import type { Allowance } from './rate-limits.ts';
import type { Draw } from './rate-store.ts';

export interface RateLimiter {
  /** Takes one call; seconds to wait when there is none left. */
  take(key: string, allowance: Allowance, nowMs: number): number | undefined;
  /** What was drawn since the last time from buckets that are worth telling others of. */
  unshared(nowMs: number): readonly Draw[];
  /** What a bucket came to with the draws of all processes. */
  adopt(key: string, fullAtMs: number): void;
  readonly size: number;
}

interface Bucket {
  /** The moment at which it is full again (GCRA). */
  fullAtMs: number;
  unsharedMs: number;
}

/** Below this part of a bucket nobody is near a limit, and others need not know. */
const sharedFrom = 1 / 8;
const mostSharedAtOnce = 2000;

/**
 * One bucket per key. Memory is bounded: keys live in two generations of half of `mostKeys` each;
 * when the young one is full, the old one is dropped with every key that was not used again
 * meanwhile.
 */
export function createRateLimiter(mostKeys: number): RateLimiter {
  let young = new Map<string, Bucket>();
  let old = new Map<string, Bucket>();
  const heavy = new Map<string, number>();

  function bucketOf(key: string, nowMs: number): Bucket {
    const known = young.get(key);
    if (known !== undefined) {
      return known;
    }
    if (young.size >= mostKeys / 2) {
      old = young;
      young = new Map();
    }
    const bucket = old.get(key) ?? { fullAtMs: nowMs, unsharedMs: 0 };
    old.delete(key);
    young.set(key, bucket);
    return bucket;
  }

  return {
    take(key, allowance, nowMs) {
      const bucket = bucketOf(key, nowMs);
      const stepMs = 60_000 / allowance.perMinute;
      const spanMs = allowance.burst * stepMs;
      const fullAtMs = Math.max(bucket.fullAtMs, nowMs) + stepMs;
      const drawnMs = fullAtMs - nowMs;
      if (drawnMs > spanMs) {
        return Math.ceil((drawnMs - spanMs) / 1000);
      }
      bucket.fullAtMs = fullAtMs;
      bucket.unsharedMs += stepMs;
      if (drawnMs >= spanMs * sharedFrom && heavy.size < mostSharedAtOnce) {
        heavy.set(key, spanMs);
      }
      return undefined;
    },
    unshared(nowMs) {
      const draws: Draw[] = [];
      for (const [key, spanMs] of heavy) {
        const bucket = young.get(key) ?? old.get(key);
        if (bucket !== undefined) {
          // What was drawn long ago has come back meanwhile.
          const drawnMs = Math.min(bucket.unsharedMs, Math.max(0, bucket.fullAtMs - nowMs));
          draws.push({ key, drawnMs, spanMs });
          bucket.unsharedMs = 0;
        }
      }
      heavy.clear();
      return draws;
    },
    adopt(key, fullAtMs) {
      const bucket = young.get(key) ?? old.get(key);
      if (bucket !== undefined) {
        bucket.fullAtMs = fullAtMs + bucket.unsharedMs;
      }
    },
    get size() {
      return young.size + old.size;
    },
  };
}
