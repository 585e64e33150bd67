import { describe, expect, it } from 'vitest';
import { earnedRank, keepDays, keepWarningMinor, type VipStanding } from './vip.ts';

const level = { upgradeDepositMinor: 0n, upgradeValidMinor: 0n };
const levels = [
  { ...level, rank: 0, keepValidMinor: 0n },
  { ...level, rank: 1, keepValidMinor: 5000n },
];

function standing(change: Partial<VipStanding> = {}): VipStanding {
  return {
    rank: 1,
    lifeDepositMinor: 0n,
    lifeValidMinor: 0n,
    windowValidMinor: 2000n,
    daysInWindow: keepDays - 14,
    isUpgradePaused: false,
    ...change,
  };
}

describe('keepWarningMinor', () => {
  it.each([
    ['on the fourteenth day before the end', {}, 75, 3000n],
    ['not on the day before', { daysInWindow: 75 }, 74, 0n],
    ['not a second time', { daysInWindow: 77 }, 76, 0n],
    ['at the first check after days without one', { daysInWindow: 85 }, 70, 3000n],
    ['not when the window has run out', { daysInWindow: 90 }, 70, 0n],
    ['not of what is kept already', { windowValidMinor: 5000n }, 75, 0n],
    ['not at the foot of the ladder', { rank: 0 }, 75, 0n],
    ['nobody whom protection holds', { isUpgradePaused: true }, 75, 0n],
  ] as const)('warns %s', (_, change, daysBefore, missingMinor) => {
    expect(keepWarningMinor(levels, standing(change), daysBefore)).toBe(missingMinor);
  });
});

describe('earnedRank (D3)', () => {
  const ladder = [0n, 100n, 200n, 300n].map((minor, rank) => ({
    rank,
    upgradeDepositMinor: minor,
    upgradeValidMinor: minor * 10n,
    keepValidMinor: 0n,
  }));
  it.each([
    ['as far as it was reached', { lifeDepositMinor: 250n, lifeValidMinor: 9000n }, 2],
    ['by both totals', { lifeDepositMinor: 900n, lifeValidMinor: 1999n }, 1],
    ['no higher than the own', { rank: 1, lifeDepositMinor: 900n, lifeValidMinor: 9000n }, 1],
    ['the foot of whoever did nothing', {}, 0],
  ] as const)('is %s', (_, change, rank) => {
    expect(earnedRank(ladder, standing({ rank: 3, ...change }))).toBe(rank);
  });
});
