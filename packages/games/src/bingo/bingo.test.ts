import { toNumber } from '@portal/money';
import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { bingoHouseBands, bingoRoomHouse } from '../data/bingo.ts';
import { simulationStream } from '../testing/xoshiro.ts';
import { drawCalls, drawCard75, drawTicket90 } from './card.ts';
import { firstLineCall } from './engine.ts';
import { bingoReturn } from './fixed-odds.ts';
import {
  bingo75Lines,
  bingo90Lines,
  coverByCall,
  expectedCall,
  linesByCall,
} from './probability.ts';
import { roomStages, settleRoom } from './room.ts';

// Published tables (sports-and-games.md 28).
describe('75 balls', () => {
  test('a line by each call, by inclusion and exclusion', () => {
    for (const [call, chance] of Object.entries(games.bingo75.cumulativeAnyLine)) {
      expect(toNumber(linesByCall(bingo75Lines, Number(call)))).toBeCloseTo(chance, 12);
    }
  });

  test('the whole card by each call', () => {
    for (const [call, chance] of Object.entries(games.bingo75.cumulativeCoverall)) {
      expect(toNumber(coverByCall(75, 24, Number(call)))).toBeCloseTo(chance, 12);
    }
  });

  test('the mean calls and the return of the fixed odds', () => {
    const line = expectedCall(75, (call) => linesByCall(bingo75Lines, call));
    const cover = expectedCall(75, (call) => coverByCall(75, 24, call));
    const { numerator, denominator } = bingoReturn(bingo75Lines, bingoHouseBands);
    expect(toNumber(line)).toBeCloseTo(games.bingo75.expectedCallsAnyLine, 9);
    expect(toNumber(cover)).toBeCloseTo(games.bingo75.expectedCallsCoverall, 9);
    expect(`${numerator}/${denominator}`).toBe(games.bingo75.houseFixedOdds.rtpExact);
  });
});

describe('90 balls', () => {
  test.each([
    [1, games.bingo90.cumulativeOneLine],
    [2, games.bingo90.cumulativeTwoLines],
  ])('%i lines by each call', (lines, table) => {
    for (const [call, chance] of Object.entries(table)) {
      expect(toNumber(linesByCall(bingo90Lines, Number(call), lines))).toBeCloseTo(chance, 12);
    }
  });

  test('the full house by each call', () => {
    for (const [call, chance] of Object.entries(games.bingo90.cumulativeFullHouse)) {
      expect(toNumber(coverByCall(90, 15, Number(call)))).toBeCloseTo(chance, 12);
    }
    const mean = expectedCall(90, (call) => coverByCall(90, 15, call));
    expect(toNumber(mean)).toBeCloseTo(games.bingo90.expectedCallsFullHouse, 9);
  });
});

test('cards hold the right numbers in the right columns', () => {
  const stream = simulationStream(96);
  for (let round = 0; round < 200; round += 1) {
    const card = drawCard75(stream);
    const columns = card.map((number) => Math.floor((number - 1) / 15));
    expect(new Set(card).size).toBe(24);
    expect(columns.slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(columns.slice(10, 14)).toEqual([0, 1, 3, 4]);
    const ticket = drawTicket90(stream);
    expect(ticket.map((row) => row.length)).toEqual([5, 5, 5]);
    const used = new Set(ticket.flat().map((number) => Math.min(Math.floor(number / 10), 8)));
    expect(used.size).toBe(9);
    expect(new Set(ticket.flat()).size).toBe(15);
  }
});

test('the first line is the call that completes a row, column or diagonal', () => {
  const card = Array.from({ length: 24 }, (_, cell) => cell + 1);
  expect(firstLineCall(card, [1, 2, 3, 4, 70, 5])).toBe(6);
  // The middle row has four numbers and the free centre.
  expect(firstLineCall(card, [11, 12, 13, 14])).toBe(4);
  expect(firstLineCall(card, [1, 7, 18, 24])).toBe(4);
  expect(firstLineCall(card, [1, 7, 18])).toBeUndefined();
});

test('a room pays each stage once, shares ties and carries the rest', () => {
  const rows = (start: number): number[][] =>
    [0, 5, 10].map((offset) => [1, 2, 3, 4, 5].map((step) => start + offset + step));
  const tickets = [
    { id: 'a', rows: rows(0) },
    { id: 'b', rows: rows(0) },
    { id: 'c', rows: rows(15) },
  ];
  const calls = Array.from({ length: 30 }, (_, index) => index + 1);
  const stages = roomStages(tickets, calls);
  expect(stages).toEqual([
    { lines: 1, call: 5, winners: ['a', 'b'] },
    { lines: 2, call: 10, winners: ['a', 'b'] },
    { lines: 3, call: 15, winners: ['a', 'b'] },
  ]);
  // 85 percent of 301 is 255: stages of 51, 76 and 127, halved.
  const settled = settleRoom(bingoRoomHouse, 301n, { carriedMinor: 0n, stages });
  expect(settled.payoutMinor).toEqual(
    new Map([
      ['a', 25n + 38n + 63n],
      ['b', 25n + 38n + 63n],
    ]),
  );
  expect(settled.carriedMinor).toBe(3n);
});

test('all balls are called once', () => {
  const calls = drawCalls(90, 90, simulationStream(97));
  expect(calls.toSorted((left, right) => left - right)).toEqual(
    Array.from({ length: 90 }, (_, index) => index + 1),
  );
});
