import { describe, expect, it } from 'vitest';
import { changePercent, drawnTo, firstTrendDay, spanBefore } from './trend.ts';

describe('the days a team is compared with', () => {
  it.each([
    ['2026-03-09', '2026-03-09', '2026-03-08', '2026-03-08', '2026-02-08'],
    ['2026-03-01', '2026-03-09', '2026-02-20', '2026-02-28', '2026-02-08'],
    ['2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31', '2025-12-01'],
  ])('of %s to %s are %s to %s, and the first that is read is %s', (from, to, ...expected) => {
    const before = spanBefore({ from, to });
    expect([before.from, before.to, firstTrendDay({ from, to })]).toEqual(expected);
  });

  it('are drawn as thirty, the last one included', () => {
    const days = drawnTo({ from: '2026-03-09', to: '2026-03-09' });
    expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-02-08', '2026-03-09']);
  });
});

describe('a change in per cent', () => {
  it.each([
    [150n, 100n, '50.0'],
    [100n, 150n, '-33.3'],
    [0n, 100n, '-100.0'],
    [100n, 0n, null],
    [0n, 0n, null],
    [-50n, -100n, '50.0'],
    [-200n, -100n, '-100.0'],
    [100n, -100n, '200.0'],
    [10_005n, 10_000n, '0.0'],
    [9_995n, 10_000n, '0.0'],
  ])('of %s against %s is %s', (now, then, percent) => {
    expect(changePercent({ now, before: then })).toBe(percent);
  });
});
