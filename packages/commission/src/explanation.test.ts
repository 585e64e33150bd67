import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recompute } from './explanation.ts';
import { defaultPointRules, earnedPointsE4 } from './loyalty/points.ts';
import { rebateE4 } from './rebate/accrual.ts';
import { rebateChain } from './rebate/chain.ts';

// agents-loyalty-money.md A7, A8 and D1: a void subtracts what the bet accrued, neither more nor
// less.
describe('a void', () => {
  it('takes back exactly what its bet earned, at every level', () => {
    const rates = fc.array(fc.bigInt({ min: 0n, max: 20_000n }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), rates, (validMinor, unsorted) => {
        const rising = unsorted.toSorted((a, b) => (a < b ? -1 : 1));
        const earned = rebateChain(validMinor, rising);
        const voided = rebateChain(0n - validMinor, rising);
        for (const [level, { amount, lines }] of voided.entries()) {
          expect(amount).toBe(0n - (earned[level]?.amount ?? 0n));
          expect(recompute(lines)).toBe(amount);
        }
      }),
    );
  });

  it('takes back the rebate and the points of a bet that leaves a fraction', () => {
    // 123.46 at 1.2 % is 1.48152; 100.01 of live games is 0.66673… points.
    expect([12_346n, -12_346n].map((validMinor) => rebateE4(validMinor, 12_000n).amount)).toEqual([
      14_815n,
      -14_815n,
    ]);
    expect(
      [10_001n, -10_001n].map((base) => earnedPointsE4(base, defaultPointRules.live).amount),
    ).toEqual([6_667n, -6_667n]);
  });
});
