import { describe, expect, it } from 'vitest';
import { gainsOf } from './ladder-gains.ts';
import type { RatedLevel } from './ladder.ts';
import { noRates } from './rank-rates.ts';

const level = (rank: number, changes: Partial<RatedLevel> = {}): RatedLevel => ({
  rank,
  names: { en: `Rank ${rank}` },
  upgradeDepositMinor: BigInt(rank) * 1000n,
  upgradeValidMinor: BigInt(rank) * 10_000n,
  keepValidMinor: BigInt(rank) * 5000n,
  giftMinor: BigInt(rank) * 100n,
  birthdayGiftMinor: BigInt(rank) * 50n,
  depositBoostPercent: rank,
  hasHost: false,
  rates: { ...noRates, RNG: rank * 1000 },
  ...changes,
});
const before = [level(0), level(1), level(2)];
const changed = (changes: Partial<RatedLevel>) => [level(0), level(1, changes), level(2)];

describe('gainsOf (R53)', () => {
  it.each([
    ['gift', { giftMinor: 101n }],
    ['birthdayGift', { birthdayGiftMinor: 51n }],
    ['depositBoost', { depositBoostPercent: 2 }],
    ['rebate', { rates: { ...noRates, LIVE: 100 } }],
    ['depositThreshold', { upgradeDepositMinor: 999n }],
    ['playThreshold', { upgradeValidMinor: 9999n }],
    ['keepThreshold', { keepValidMinor: 0n }],
  ] as const)('names the rank and its %s', (gain, changes) => {
    expect([...gainsOf(before, changed(changes))]).toEqual([[1, [gain]]]);
  });

  it.each([
    ['less of everything', { giftMinor: 0n, birthdayGiftMinor: 0n, rates: noRates }],
    ['higher thresholds', { upgradeDepositMinor: 1001n, keepValidMinor: 5001n }],
    ['other words and a host', { names: { en: 'Boat' }, hasHost: true }],
  ])('finds nothing in %s', (_what, changes) => {
    expect(gainsOf(before, changed(changes)).size).toBe(0);
    expect(gainsOf(before, before.slice(0, 2)).size).toBe(0);
  });

  it('measures a new rank by the one below it, and its gift by nothing', () => {
    const top = level(2);
    const same = { ...top, rank: 3, giftMinor: 0n };
    expect(gainsOf(before, [...before, same]).size).toBe(0);
    const gifted = gainsOf(before, [...before, { ...same, giftMinor: 1n }]);
    expect([...gifted]).toEqual([[3, ['gift']]]);
    const better = gainsOf(before, [...before, { ...same, depositBoostPercent: 3 }]);
    expect([...better]).toEqual([[3, ['depositBoost']]]);
    const kept = gainsOf(before, [...before, { ...same, keepValidMinor: 0n }]);
    expect([...kept]).toEqual([[3, ['keepThreshold']]]);
  });
});
