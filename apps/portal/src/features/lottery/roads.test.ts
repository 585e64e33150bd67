import { describe, expect, it } from 'vitest';
import type { LotteryIssue } from './halls.ts';
import { bigRoad, countRoad, roadRows, roadsOf, type Side } from './roads.ts';

function issueOf(draw: NonNullable<LotteryIssue['draw']>): LotteryIssue {
  return {
    gameCode: 'X',
    issueNo: '1',
    state: 'settled',
    opensAt: '2026-03-02T08:00:00Z',
    closesAt: '2026-03-02T08:00:00Z',
    drawsAt: '2026-03-02T08:00:00Z',
    commitment: null,
    serverSeed: null,
    ticketCount: 0,
    ticketRoot: null,
    beacon: null,
    drawVersion: 1,
    draw,
    drawnAt: null,
    settledAt: null,
    voidReason: null,
    correction: null,
  };
}

function sideOf(family: string, at: number, draw: NonNullable<LotteryIssue['draw']>) {
  return roadsOf(family)[at]?.sideOf(issueOf(draw));
}

// lottery.md B9: the middle of each family's sum, and what 49 is in Mark Six.
describe('the sides of a draw', () => {
  it.each([
    ['ssc', { balls: [9, 9, 5, 0, 0] }, 'first', 'first'],
    ['ssc', { balls: [9, 9, 4, 0, 0] }, 'second', 'second'],
    ['x5', { balls: [11, 10, 6, 2, 1] }, 'tie', 'second'],
    ['k3', { dice: [6, 4, 1] }, 'first', 'first'],
    ['lhc', { main: [1, 2, 3, 4, 5, 6], special: 49 }, 'tie', 'tie'],
    ['lhc', { main: [1, 2, 3, 4, 5, 6], special: 24 }, 'second', 'second'],
    ['vnn', { db: '12350' }, 'first', 'second'],
  ] as const)('of %s %o are %s and %s', (family, draw, size, parity) => {
    const mutable = JSON.parse(JSON.stringify(draw)) as NonNullable<LotteryIssue['draw']>;
    expect([sideOf(family, 0, mutable), sideOf(family, 1, mutable)]).toEqual([size, parity]);
  });

  it('are none where the numbers are missing', () => {
    expect(sideOf('ssc', 0, {})).toBeUndefined();
  });

  it('set the first car against the last', () => {
    expect(sideOf('pk', 0, { order: [3, 1, 2, 4, 5, 6, 7, 8, 9, 10] })).toBe('second');
  });
});

const sides = (text: string): readonly Side[] =>
  Array.from(text, (letter) => (letter === 'f' ? 'first' : letter === 's' ? 'second' : 'tie'));

describe('a big road', () => {
  it('starts a column with every change and marks ties on what came before', () => {
    expect(bigRoad(sides('tfftsf')).map(({ column, row, ties }) => [column, row, ties])).toEqual([
      [0, 0, 0],
      [0, 1, 1],
      [1, 0, 0],
      [2, 0, 0],
    ]);
  });

  it('turns a long run at the end of its column', () => {
    const cells = bigRoad(sides('f'.repeat(roadRows + 2)));
    expect(cells.slice(-2).map(({ column, row }) => [column, row])).toEqual([
      [1, roadRows - 1],
      [2, roadRows - 1],
    ]);
  });

  it('never puts two draws into one place', () => {
    const cells = bigRoad(sides('ffffffffsssssssfsfsfsf'));
    expect(new Set(cells.map(({ column, row }) => `${column}.${row}`)).size).toBe(cells.length);
  });
});

describe('the count of a road', () => {
  it('tells sides, the run that lasts and the longest', () => {
    expect(countRoad(sides('fffstss'))).toEqual({
      first: 3,
      second: 3,
      tie: 1,
      run: 2,
      longestRun: 3,
    });
  });
});
