import { describe, expect, it } from 'vitest';
import { givesMore } from './gives-more.ts';

describe('givesMore (R53)', () => {
  // One point for 100.00, and 1.00 for a hundred points (agents-loyalty-money.md D1).
  it.each([
    ['more points for the same', 2n, 10_000n, true],
    ['the same points for less', 1n, 9999n, true],
    ['the same in other figures', 2n, 20_000n, false],
    ['fewer points', 1n, 10_001n, false],
    ['a little more that rounds to the same', 3n, 29_999n, true],
  ])('tells %s', (_what, ratio, amount, isMore) => {
    expect(givesMore({ amount: 10_000n, ratio: 1n }, { amount, ratio })).toBe(isMore);
  });
});
