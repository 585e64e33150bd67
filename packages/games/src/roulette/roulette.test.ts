import { toNumber } from '@portal/money';
import { expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { rouletteHouse } from '../data/house-tables.ts';
import { rouletteKinds, rouletteSpots, wheelOrder, redNumbers } from './layout.ts';
import { rouletteEdge } from './roulette.ts';

const known = games.rouletteSingleZero;

test('the wheel and the red numbers are those of sports-and-games.md 22', () => {
  expect(wheelOrder).toEqual(known.wheelOrderClockwise);
  expect(redNumbers).toEqual(known.red);
});

test.each(rouletteKinds)('%s has the known placements, numbers, pay and edge', (kind) => {
  const spots = [...rouletteSpots].filter(([, spot]) => spot.kind === kind);
  const bet = known.bets[kind];
  expect(spots).toHaveLength(bet.placements);
  for (const [name, spot] of spots) {
    expect(new Set(spot.numbers).size).toBe(bet.numbersCovered);
    expect(spot.paysToOne).toBe(bet.paysToOne);
    expect(rouletteEdge(rouletteHouse, name)).toEqual({ numerator: 1n, denominator: 37n });
  }
});

test('half back on zero halves the edge of even chances and of nothing else', () => {
  const half = { ...rouletteHouse, laPartage: true };
  expect(toNumber(rouletteEdge(half, 'red'))).toBeCloseTo(1 / 74, 12);
  expect(toNumber(rouletteEdge(half, 'dozen:1'))).toBeCloseTo(1 / 37, 12);
});
