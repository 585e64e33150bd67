import { toNumber } from '@portal/money';
import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { baccaratHouse } from '../data/house-tables.ts';
import { simulationStream } from '../testing/xoshiro.ts';
import { dealFromShoe, openShoe } from './baccarat.ts';
import { bankerDraws } from './draw-rules.ts';
import { baccaratEdge, baccaratProbability, baccaratTotals } from './enumerate.ts';
import type { BaccaratPays, BaccaratSpot } from './settle.ts';

// Published combinations and edges of eight decks (sports-and-games.md 23).
const known = games.baccarat8;

test('the totals of both hands come in the known six-card combinations', () => {
  const matrix = new Map<string, bigint>();
  for (const { outcome, weight } of baccaratTotals(8)) {
    const key = `${outcome.playerTotal}-${outcome.bankerTotal}`;
    matrix.set(key, (matrix.get(key) ?? 0n) + weight);
  }
  const expected = Object.entries(known.jointTotals.counts).map(([key, count]) => [
    key,
    BigInt(count),
  ]);
  expect(Object.fromEntries(matrix)).toEqual(Object.fromEntries(expected));
});

test.each([4, 5, 6] as const)('%i cards come as often as known', (cards) => {
  const chance = baccaratProbability(
    8,
    (result) => result.playerCards + result.bankerCards === cards,
  );
  expect(toNumber(chance)).toBeCloseTo(known.cardsDealt[cards], 9);
});

const bets: [keyof typeof known.bets, BaccaratSpot, Partial<BaccaratPays>][] = [
  ['banker_0.95', 'banker', {}],
  ['player_1', 'player', {}],
  ['tie_8', 'tie', {}],
  ['tie_9', 'tie', { tie: '9' }],
  ['playerPair_11', 'playerPair', {}],
  ['bankerPair_11', 'bankerPair', {}],
  ['eitherPair_5', 'eitherPair', {}],
  ['perfectPair_25_200', 'perfectPair', {}],
  ['noCommissionBanker_half_on_6', 'bankerNoCommission', {}],
  ['super6_12', 'super6', {}],
  ['super6_15', 'super6', { super6: '15' }],
  ['lucky6_12_20', 'lucky6', {}],
  ['ezBanker_push_3card7', 'bankerPush7', {}],
  ['dragon7_40', 'dragon7', {}],
  ['panda8_25', 'panda8', {}],
  ['small_1.5', 'small', {}],
  ['big_0.54', 'big', {}],
];

describe('the house edge', () => {
  test.each(bets)('of %s', (name, spot, pays) => {
    const design = { ...baccaratHouse, pays: { ...baccaratHouse.pays, ...pays } };
    const edge = toNumber(baccaratEdge(design, spot));
    expect(edge).toBeCloseTo(known.bets[name].houseEdgeDecimal, 9);
  });

  test('is listed for every bet of the file', () => {
    expect(bets.map(([name]) => name).toSorted()).toEqual(Object.keys(known.bets).toSorted());
  });
});

test('the banker draws by the printed table', () => {
  const drawsOn = (total: number): number[] =>
    Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(total, third));
  expect([3, 4, 5, 6, 7].map((total) => drawsOn(total))).toEqual([
    [0, 1, 2, 3, 4, 5, 6, 7, 9],
    [2, 3, 4, 5, 6, 7],
    [4, 5, 6, 7],
    [6, 7],
    [],
  ]);
  expect([5, 6].map((total) => bankerDraws(total, undefined))).toEqual([true, false]);
});

test('a shoe burns by its first card and ends at the cut card', () => {
  const stream = simulationStream(31);
  let shoe = openShoe(baccaratHouse, stream);
  const left = (): number => shoe.reduce((sum, count) => sum + count, 0);
  expect(left()).toBeGreaterThanOrEqual(405);
  expect(left()).toBeLessThanOrEqual(414);
  let hands = 0;
  for (let isOver = false; !isOver; hands += 1) {
    const dealt = dealFromShoe(shoe, stream);
    expect(dealt.isShoeOver).toBe(dealt.shoe.reduce((sum, count) => sum + count, 0) <= 14);
    ({ shoe, isShoeOver: isOver } = dealt);
  }
  expect(hands).toBeGreaterThan(65);
  expect(hands).toBeLessThan(95);
});
