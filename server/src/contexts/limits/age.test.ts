import { describe, expect, it } from 'vitest';
import { ageOn, bornUpTo } from './age.ts';

describe('an age in whole years (R17)', () => {
  it.each([
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2008-02-28', '2026-02-28', 18],
    ['2008-03-01', '2026-02-28', 17],
    ['2008-03-01', '2026-03-01', 18],
    ['2010-02-28', '2028-02-29', 18],
    ['2010-03-01', '2028-02-29', 17],
    ['2008-12-31', '2026-12-30', 17],
    ['2008-12-31', '2026-12-31', 18],
  ])('who was born on %s is on %s %i', (bornOn, day, age) => {
    const today = Temporal.PlainDate.from(day);
    expect(ageOn(bornOn, today)).toBe(age);
    for (const minimum of [18, 21]) {
      const last = bornUpTo(minimum, today);
      const isOld = Temporal.PlainDate.compare(Temporal.PlainDate.from(bornOn), last) <= 0;
      expect([minimum, isOld]).toEqual([minimum, age >= minimum]);
    }
  });
});
