import { toNumber } from '@portal/money';
import { expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { dragonTigerHouse } from '../data/house-tables.ts';
import { dragonTigerEdge, dragonTigerPairs, dragonTigerSpots } from './dragon-tiger.ts';

// Published: 39,936 / 6,448 / 39,936 of 86,320 pairs (sports-and-games.md 25).
const known = games.dragonTiger8.bets;

test.each([
  ['dragon', known.dragon_tiger_halfLossOnTie, 8],
  ['tiger', known.dragon_tiger_halfLossOnTie, 8],
  ['tie', known.tie_8, 8],
  ['tie', known.tie_10, 10],
  ['tie', known.tie_11, 11],
  ['suitedTie', known.suitedTie_50, 8],
  ['dragonBig', known.bigSmall_7loses, 8],
  ['tigerSmall', known.bigSmall_7loses, 8],
  ['dragonOdd', known.oddEven_7loses, 8],
  ['tigerEven', known.oddEven_7loses, 8],
  ['dragonRed', known.redBlack_7loses, 8],
  ['tigerBlack', known.redBlack_7loses, 8],
  ['dragonSpades', known.suit_3, 8],
  ['tigerHearts', known.suit_3, 8],
])('%s has the known edge', (spot, bet, tie) => {
  const edge = dragonTigerEdge({ ...dragonTigerHouse, tie }, spot);
  expect(toNumber(edge)).toBeCloseTo(bet.houseEdgeDecimal, 9);
});

test('there are 24 spots, none without an edge, over 416 · 415 ordered pairs', () => {
  const pairs = dragonTigerPairs(8).reduce((sum, { weight }) => sum + weight, 0n);
  expect(pairs).toBe(416n * 415n);
  expect(dragonTigerSpots).toHaveLength(24);
  for (const spot of dragonTigerSpots) {
    expect(toNumber(dragonTigerEdge(dragonTigerHouse, spot))).toBeGreaterThan(0.03);
  }
});
