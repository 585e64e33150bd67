import { describe, expect, it } from 'vitest';
import { instantOf, localOf } from './site-time.ts';

describe('the time of the site', () => {
  it.each([
    ['2026-03-01T02:30:00.000Z', 'Asia/Bangkok', '2026-03-01T09:30'],
    ['2026-07-01T22:00:00.000Z', 'Europe/London', '2026-07-01T23:00'],
    ['2026-03-29T02:00:00.000Z', 'Europe/London', '2026-03-29T03:00'],
    ['2026-12-31T23:59:00.000Z', 'UTC', '2026-12-31T23:59'],
  ])('is %s there and back in %s', (at, timeZone, local) => {
    expect(localOf(at, timeZone)).toBe(local);
    expect(instantOf(local, timeZone)).toBe(at);
  });

  it.each(['', '2026-13-01T00:00', 'noon'])('is not %j', (local) => {
    expect(instantOf(local, 'UTC')).toBeUndefined();
  });
});
