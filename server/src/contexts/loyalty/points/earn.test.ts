import { defaultPointRules } from '@portal/commission';
import { describe, expect, it } from 'vitest';
import { earn, owedPoints, takeFrom } from './earn.ts';

const byDefault = ({ type }: { type: keyof typeof defaultPointRules }) => defaultPointRules[type];
const day = '2026-03-01';
const base = { memberId: 'mbr_earner01', day, sourceDay: day, type: 'slots' } as const;
const played = (baseMinor: bigint) => [{ ...base, baseMinor }];

// One point for 100.00 of slots (agents-loyalty-money.md D1).
describe('earn', () => {
  it('gives whole points and keeps the part of one that is left', () => {
    const { earnings, purse } = earn(played(25_000n), { balance: 3n, openE4: 0n }, byDefault);
    expect(earnings.map(({ points, balance }) => [points, balance])).toEqual([[2n, 5n]]);
    expect(purse).toEqual({ balance: 5n, openE4: 5000n });
    const next = earn(played(5000n), purse, byDefault);
    expect(next.purse).toEqual({ balance: 6n, openE4: 0n });
  });

  it('takes points back with a result, and keeps what is spent as owed', () => {
    const { earnings, purse } = earn(played(-50_000n), { balance: 2n, openE4: 0n }, byDefault);
    expect(earnings.map(({ points }) => points)).toEqual([-2n]);
    expect(purse).toEqual({ balance: 0n, openE4: -30_000n });
    expect(owedPoints(purse.openE4)).toBe(3n);
    const next = earn(played(40_000n), purse, byDefault);
    expect(next.purse).toEqual({ balance: 1n, openE4: 0n });
    expect(owedPoints(next.purse.openE4)).toBe(0n);
  });

  it('owes nothing, not even a part of a point, while points are there', () => {
    const { purse } = earn(played(-5_000n), { balance: 100n, openE4: 0n }, byDefault);
    expect(purse).toEqual({ balance: 99n, openE4: 5_000n });
    const paid = earn(played(20_000n), { balance: 100n, openE4: -300_000n }, byDefault);
    expect(paid.earnings.map(({ points }) => points)).toEqual([-28n]);
    expect(paid.purse).toEqual({ balance: 72n, openE4: 0n });
  });

  it('gives nothing for less than a point', () => {
    expect(earn(played(99n), { balance: 0n, openE4: 0n }, byDefault).earnings).toEqual([]);
  });
});

describe('takeFrom', () => {
  it.each([
    ['what is there', 30n, { taken: 30n, purse: { balance: 10n, openE4: 2500n } }],
    ['all of it', 40n, { taken: 40n, purse: { balance: 0n, openE4: 2500n } }],
    ['more than there is', 42n, { taken: 40n, purse: { balance: 0n, openE4: -17_500n } }],
  ])('takes %s, never below zero', (_what, points, outcome) => {
    expect(takeFrom({ balance: 40n, openE4: 2500n }, points)).toEqual(outcome);
  });
});
