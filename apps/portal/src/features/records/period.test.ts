import { describe, expect, it } from 'vitest';
import { periodOf } from './period.ts';

const now = { atMs: Date.parse('2026-03-09T18:30:00Z'), timeZone: 'Asia/Bangkok' };

// The site's day of that instant is 10 March in Bangkok, which begins at 17:00 UTC on the 9th.
describe('periodOf', () => {
  it.each([
    ['today', '2026-03-09T17:00:00.000Z', undefined],
    ['yesterday', '2026-03-08T17:00:00.000Z', '2026-03-09T17:00:00.000Z'],
    ['days7', '2026-03-03T17:00:00.000Z', undefined],
    ['days30', '2026-02-08T17:00:00.000Z', undefined],
  ] as const)('%s runs from %s to %s', (preset, from, to) => {
    expect(periodOf(preset, now)).toEqual(to === undefined ? { from } : { from, to });
  });
});
