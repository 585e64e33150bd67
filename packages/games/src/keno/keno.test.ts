import { toNumber } from '@portal/money';
import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { kenoHouse, kenoReference40 } from '../data/keno.ts';
import { kenoEngine, kenoHitFrequency, kenoProbability, kenoReturn, kenoVariance } from './keno.ts';

const picks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

describe('80 numbers, 20 drawn (sports-and-games.md 29)', () => {
  test.each(picks)('pick %i returns what the file says', (count) => {
    const known = games.keno.house80_20.rtp[count];
    expect(toNumber(kenoReturn(kenoHouse, count))).toBeCloseTo(known, 12);
  });

  test.each(picks)('pick %i catches with the known chances', (count) => {
    const known: Readonly<Record<string, number>> = games.keno.catchProbability80_20[count];
    for (const [hits, chance] of Object.entries(known)) {
      expect(toNumber(kenoProbability(kenoHouse, count, Number(hits)))).toBeCloseTo(chance, 12);
    }
  });

  test('ten of ten is 1 in 8,911,711.18', () => {
    const { numerator, denominator } = kenoProbability(kenoHouse, 10, 10);
    expect(Number((denominator * 100n) / numerator) / 100).toBeCloseTo(8_911_711.17, 2);
  });
});

// The published returns of the forty-number table.
test.each([
  [3, 0.9747],
  [4, 0.9648],
  [5, 0.9615],
  [6, 0.9663],
  [7, 0.9566],
  [8, 0.9748],
  [9, 0.9687],
  [10, 0.979],
])('the forty-number reference returns its published figure for %i picks', (count, figure) => {
  expect(toNumber(kenoReturn(kenoReference40, count))).toBeCloseTo(figure, 4);
});

test('the 3-4-68-1500 card of six picks has its published variance', () => {
  const card = { ...kenoHouse, paytable: { 6: { 3: '3', 4: '4', 5: '68', 6: '1500' } } };
  expect(toNumber(kenoVariance(card, 6))).toBeCloseTo(305.33, 2);
  expect(toNumber(kenoHitFrequency(card, 6))).toBeCloseTo(0.161582, 6);
});

test.each([
  [[], 'the table has no 0 picks'],
  [[1, 1], 'different'],
  [[0], 'different'],
  [[81], 'different'],
  [[1.5], 'different'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], '11 picks'],
])('picks of %j are refused', (choice, part) => {
  const opened = kenoEngine.open(kenoHouse, { stakeMinor: 100n, picks: choice });
  expect(!opened.ok && opened.data).toContain(part);
});
