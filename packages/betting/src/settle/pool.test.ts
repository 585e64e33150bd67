import { rational } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { poolPayouts, poolReturns, type PoolPayouts } from './pool.ts';

const payouts = (meronMinor: bigint, walaMinor: bigint): PoolPayouts =>
  poolPayouts({ meronMinor, walaMinor, commission: rational(1n, 20n) });

// Expected figures: floor(95 x pool / side), sports-and-games.md section 8.
describe('poolPayouts', () => {
  it.each([
    ['both sides backed', 1_000n, 1_200n, { meron: 209n, wala: 174n, isVoid: false }],
    ['a payout of 107', 88_000n, 12_000n, { meron: 107n, wala: 791n, isVoid: true }],
    ['a payout of 108', 87_000n, 12_000n, { meron: 108n, wala: 783n, isVoid: false }],
    ['nobody on wala', 1_000n, 0n, { meron: 95n, wala: undefined, isVoid: true }],
    ['nobody on meron', 0n, 1_000n, { meron: undefined, wala: 95n, isVoid: true }],
    ['nobody at all', 0n, 0n, { meron: undefined, wala: undefined, isVoid: true }],
  ])('gives %s', (_, meron, wala, expected) => {
    expect(payouts(meron, wala)).toEqual(expected);
  });
});

describe('poolReturns', () => {
  it('returns both sides on a draw, which pays outside the pool', () => {
    const standing = payouts(1_000n, 1_200n);
    const returned = standing.isVoid
      ? undefined
      : (['MERON', 'WALA', 'DRAW'] as const).map((result) => poolReturns(standing, result));
    expect(returned).toEqual([
      { MERON: 209n, WALA: 0n, DRAW: 0n },
      { MERON: 0n, WALA: 174n, DRAW: 0n },
      { MERON: 100n, WALA: 100n, DRAW: 900n },
    ]);
  });
});
