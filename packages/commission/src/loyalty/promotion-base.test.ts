import { describe, expect, it } from 'vitest';
import {
  depositsNeeded,
  isDepositMeant,
  isDepositPast,
  isOnceInLife,
  netLossMinor,
} from './promotion-base.ts';

// The types are those of agents-loyalty-money.md D8; the figures were reckoned by hand.
describe('isDepositMeant', () => {
  it.each([
    ['FIRST_DEPOSIT', [true, false, false, false], 1],
    ['SECOND_DEPOSIT', [false, true, false, false], 2],
    ['THIRD_DEPOSIT', [false, false, true, false], 3],
    ['DEPOSIT', [true, true, true, true], 1],
  ] as const)('%s takes one of the first four deposits or any', (type, meant, needed) => {
    expect([0, 1, 2, 3].map((count) => isDepositMeant(type, count))).toEqual(meant);
    expect(depositsNeeded(type)).toBe(needed);
    expect(isOnceInLife(type)).toBe(type !== 'DEPOSIT');
  });
});

describe('isDepositPast', () => {
  it.each([
    ['FIRST_DEPOSIT', [false, true, true, true]],
    ['SECOND_DEPOSIT', [false, false, true, true]],
    ['THIRD_DEPOSIT', [false, false, false, true]],
    ['DEPOSIT', [false, false, false, false]],
  ] as const)('%s is over once its deposit was credited', (type, past) => {
    expect([0, 1, 2, 3].map((count) => isDepositPast(type, count))).toEqual(past);
  });
});

describe('netLossMinor', () => {
  const row = (category: string, stakeMinor: bigint, payoutMinor: bigint) => {
    return { category, stakeMinor, payoutMinor };
  };
  it.each([
    ['nothing of no play', [], 0n],
    ['what was staked and not won', [row('RNG', 10_000n, 4000n)], 6000n],
    ['nothing of who has won', [row('RNG', 10_000n, 10_001n)], 0n],
    ['losses less wins elsewhere', [row('RNG', 9000n, 0n), row('LIVE', 1000n, 6000n)], 4000n],
    ['no category that does not count', [row('RNG', 500n, 0n), row('PVP', 9000n, 0n)], 500n],
  ] as const)('is %s', (_, play, lost) => {
    expect(netLossMinor(play, new Set(['RNG', 'LIVE']))).toBe(lost);
  });
});
