import { describe, expect, it } from 'vitest';
import { instantOf, isShownAt, wallTimeOf } from './schedule.ts';

const at = (text: string) => Temporal.Instant.from(text);

describe('isShownAt', () => {
  const schedule = { showFrom: '2026-03-02T00:00:00Z', showTo: '2026-03-03T00:00:00Z' };

  it.each([
    ['2026-03-01T23:59:59Z', false],
    ['2026-03-02T00:00:00Z', true],
    ['2026-03-02T23:59:59Z', true],
    ['2026-03-03T00:00:00Z', false],
  ])('%s: %s', (moment, isShown) => {
    expect(isShownAt(schedule, at(moment))).toBe(isShown);
  });

  it('holds always without ends', () => {
    expect(isShownAt({ showFrom: null, showTo: null }, at('1999-01-01T00:00:00Z'))).toBe(true);
  });
});

describe('a minute of the site', () => {
  it('is kept as a moment and given back as it was', () => {
    expect(instantOf('2026-03-02T07:00', 'Asia/Bangkok')).toBe('2026-03-02T00:00:00Z');
    expect(wallTimeOf('2026-03-02T00:00:00Z', 'Asia/Bangkok')).toBe('2026-03-02T07:00');
    expect([instantOf(null, 'Asia/Bangkok'), wallTimeOf(null, 'Asia/Bangkok')]).toEqual([
      null,
      null,
    ]);
  });

  it('that the clocks skip is the one after the gap', () => {
    expect(instantOf('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00Z');
  });
});
