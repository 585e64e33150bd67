import { describe, expect, it } from 'vitest';
import { isCelebrated, winTierOf } from './win-tier.ts';

// docs/rules/house-slots.md, "How a return is shown"; the second row is a return of 100 on 750.
describe('winTierOf', () => {
  it.each([
    [750n, 0n, 'none', false],
    [750n, 100n, 'returned', false],
    [750n, 750n, 'returned', false],
    [750n, 751n, 'small', true],
    [100n, 499n, 'small', true],
    [100n, 500n, 'good', true],
    [100n, 1500n, 'big', true],
    [100n, 5000n, 'grand', true],
  ] as const)('of a stake of %s that returned %s is %s', (stakeMinor, wonMinor, tier, isShown) => {
    expect(winTierOf({ stakeMinor, wonMinor })).toBe(tier);
    expect(isCelebrated(tier)).toBe(isShown);
  });
});
