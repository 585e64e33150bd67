import { describe, expect, it } from 'vitest';
import { ceilingOf, leftAlone } from './ceiling.ts';

describe('ceilingOf', () => {
  it.each([
    ['USD', '100.00', 10_000n],
    ['JPY', '100', 100n],
    ['JPY', '100.50', 0n],
    ['USD', '0', 0n],
  ] as const)('in %s reads %s as %s', (currency, alone, aloneMinor) => {
    const adjustments = { alone, aloneDaily: alone, waitHours: 24 };
    expect(ceilingOf({ currency, adjustments })).toEqual({
      aloneMinor,
      aloneDailyMinor: aloneMinor,
    });
  });
});

describe('leftAlone', () => {
  it.each([
    [0n, 100n],
    [350n, 100n],
    [420n, 80n],
    [500n, 0n],
    [900n, 0n],
  ])('after %s of a day of 500 with 100 at a time is %s', (usedMinor, left) => {
    expect(leftAlone({ aloneMinor: 100n, aloneDailyMinor: 500n }, usedMinor)).toBe(left);
  });
});
