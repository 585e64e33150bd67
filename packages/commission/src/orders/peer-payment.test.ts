import { describe, expect, it } from 'vitest';
import { isNearInLine, isPayoutChosen, peersClosedUntil, peersFor } from './peer-payment.ts';

const waiting = [
  { id: 'old', unassignedMinor: 300_000n },
  { id: 'middle', unassignedMinor: 120_000n },
  { id: 'young', unassignedMinor: 120_000n },
];

describe('whom a deposit may pay (agents-loyalty-money.md E6)', () => {
  it.each([
    [120_000n, ['middle', 'young', 'old']],
    [110_000n, ['old']],
    [100_000n, ['old', 'middle', 'young']],
    [300_000n, ['old']],
    [290_001n, []],
    [300_001n, []],
  ] as const)('of %s minor units: %o', (amountMinor, ids) => {
    const found = peersFor(waiting, { amountMinor, leastMinor: 10_001n });
    expect(found.map(({ id }) => id)).toEqual(ids);
  });
});

describe('two in one line', () => {
  const line = ['a', 'b', 'c', 'd'];
  const at = (index: number) => ({ id: line[index] ?? '', above: line.slice(0, index) });

  it.each([
    [0, 1, true],
    [0, 2, true],
    [0, 3, false],
    [3, 1, true],
    [3, 0, false],
  ] as const)('at the levels %i and %i are near: %s', (level, other, isNear) => {
    expect(isNearInLine(at(level), at(other))).toBe(isNear);
  });

  it('and two below the same agent are not', () => {
    expect(isNearInLine({ id: 'x', above: ['a'] }, { id: 'y', above: ['a'] })).toBe(false);
  });
});

describe('payments that were promised and not made', () => {
  const day = 86_400_000;
  const rule = { strikes: 3, closedDays: 7 };

  it.each([
    [[], undefined],
    [[0, day], undefined],
    [[0, day, 2 * day], 9 * day],
    [[2 * day, 0, day], 9 * day],
    [[0, day, 7 * day], undefined],
    [[0, day, 6 * day, 7 * day], 14 * day],
  ] as const)('%o close it until %s', (strikes, endMs) => {
    expect(peersClosedUntil(strikes, rule)).toBe(endMs);
  });
});

it.each([
  ['MATCHING', 'no_peer', true],
  ['MATCHING', 'peer_wanted', false],
  ['PAYING', 'no_peer', false],
] as const)('in %s by %s the member chooses: %s', (state, reason, isChosen) => {
  expect(isPayoutChosen({ state, reason })).toBe(isChosen);
});
