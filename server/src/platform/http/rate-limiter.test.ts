import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

const allowance = { perMinute: 60, burst: 3 };

describe('createRateLimiter', () => {
  it('lets a burst through, then one call a step, and says how long to wait', () => {
    const limiter = createRateLimiter(100);
    const at = (ms: number) => limiter.take('a', allowance, ms);
    expect([at(0), at(0), at(0), at(0)]).toEqual([undefined, undefined, undefined, 1]);
    expect([at(999), at(1000), at(1000)]).toEqual([1, undefined, 1]);
  });

  it('does not punish tries during the wait', () => {
    const limiter = createRateLimiter(100);
    for (let tries = 0; tries < 50; tries += 1) {
      limiter.take('a', allowance, 0);
    }
    expect(limiter.take('a', allowance, 1000)).toBeUndefined();
  });

  it('fills up to the burst and no further', () => {
    const limiter = createRateLimiter(100);
    const seen = Array.from({ length: 5 }, () => limiter.take('a', allowance, 86_400_000));
    expect(seen.filter((wait) => wait === undefined)).toHaveLength(3);
  });

  it('tells of buckets that are drawn from heavily, once, and of no others', () => {
    const limiter = createRateLimiter(100);
    const wide = { perMinute: 60, burst: 16 };
    limiter.take('light', wide, 0);
    limiter.take('heavy', wide, 0);
    limiter.take('heavy', wide, 0);
    expect(limiter.unshared(0)).toEqual([{ key: 'heavy', drawnMs: 2000, spanMs: 16_000 }]);
    expect(limiter.unshared(0)).toEqual([]);
  });

  it('adopts what others drew, beside its own draws since', () => {
    const limiter = createRateLimiter(100);
    limiter.take('a', allowance, 0);
    limiter.unshared(0);
    limiter.adopt('a', 2000);
    expect([limiter.take('a', allowance, 0), limiter.take('a', allowance, 0)]).toEqual([
      undefined,
      1,
    ]);
  });

  it('R88 keeps its memory bounded under a flood of addresses', () => {
    const limiter = createRateLimiter(1000);
    for (let index = 0; index < 100_000; index += 1) {
      limiter.take(`address ${index}`, allowance, index);
    }
    expect(limiter.size).toBeGreaterThan(500);
    expect(limiter.size).toBeLessThanOrEqual(1000);
  });

  it('R88 remembers who keeps coming through such a flood', () => {
    const limiter = createRateLimiter(1000);
    const slow = { perMinute: 1, burst: 1 };
    expect(limiter.take('busy', slow, 0)).toBeUndefined();
    for (let index = 0; index < 10_000; index += 1) {
      limiter.take(`address ${index}`, allowance, index);
      expect(limiter.take('busy', slow, index)).toBe(Math.ceil((60_000 - index) / 1000));
    }
  });
});
