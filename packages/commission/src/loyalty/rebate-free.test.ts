import { describe, expect, it } from 'vitest';
import { rebateFreeMinor } from './rebate-free.ts';

// agents-loyalty-money.md D8, noRebate: what plays such a bonus off earns no rebate, the rest does.
describe('rebateFreeMinor', () => {
  it.each([
    ['all of a bet', 1000n, 1000n, 0n, 1000n],
    ['what flowed on to other play', 400n, 1000n, 0n, 400n],
    ['half, of a game that counts by half', 1000n, 1000n, 500n, 500n],
    ['nothing more of a bet that brings none anyway', 1000n, 1000n, 1000n, 0n],
    ['nothing of a booking that moved no valid amount', 0n, 0n, 0n, 0n],
  ] as const)('leaves out %s', (_, usedMinor, validMinor, noRebateMinor, free) => {
    expect(rebateFreeMinor({ usedMinor, validMinor, noRebateMinor })).toBe(free);
  });

  it('gives back with a void exactly what it left out', () => {
    for (const usedMinor of [1n, 333n, 999n, 1000n]) {
      const change = { usedMinor, validMinor: 1000n, noRebateMinor: 333n };
      const back = { usedMinor: -usedMinor, validMinor: -1000n, noRebateMinor: -333n };
      expect(rebateFreeMinor(change) + rebateFreeMinor(back)).toBe(0n);
    }
  });
});
