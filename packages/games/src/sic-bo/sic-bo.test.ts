import { toNumber } from '@portal/money';
import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { bauCuaEdge } from '../bau-cua/bau-cua.ts';
import { bauCuaHouse, sicBoHouse } from '../data/house-tables.ts';
import { sicBoEdge, sicBoSpots, type SicBoDesign } from './sic-bo.ts';

interface KnownBet {
  readonly houseEdgeDecimal: number;
  readonly paysToOne?: number | number[];
}

function spotOf(name: string): string {
  const named: Readonly<Record<string, string>> = {
    singleNumber: 'single:3',
    twoDiceCombination: 'combination:2-5',
    specificDouble: 'double:4',
    specificTriple: 'triple:6',
  };
  return named[name] ?? name.replace('total', 'total:');
}

/** The pays that a verification table prints, as a design. */
function designOf(bets: Readonly<Record<string, KnownBet>>): SicBoDesign {
  const net = (name: string): number => Number(bets[name]?.paysToOne ?? Number.NaN);
  const totals = Array.from({ length: 14 }, (_, index) => index + 4);
  const single = bets['singleNumber']?.paysToOne;
  return {
    ...sicBoHouse,
    totals: Object.fromEntries(totals.map((total) => [total, net(`total${total}`)])),
    single: Array.isArray(single) ? (single as [number, number, number]) : sicBoHouse.single,
    combination: net('twoDiceCombination'),
    double: net('specificDouble'),
    anyTriple: net('anyTriple'),
    triple: net('specificTriple'),
  };
}

const tables: [string, Readonly<Record<string, KnownBet>>][] = [
  ['house table B', games.sicBo.house_GRA_PA_tableB],
  ['Atlantic City', games.sicBo.reference_atlanticCity],
  ['Macau', games.sicBo.reference_macau],
];

describe.each(tables)('%s', (_, bets) => {
  test.each(Object.entries(bets))('%s has its published edge', (name, bet) => {
    const spot = spotOf(name);
    expect(sicBoSpots).toContain(spot);
    expect(toNumber(sicBoEdge(designOf(bets), spot))).toBeCloseTo(bet.houseEdgeDecimal, 9);
  });
});

test('the house table is the table of the design', () => {
  for (const name of Object.keys(games.sicBo.house_GRA_PA_tableB)) {
    const edge = sicBoEdge(designOf(games.sicBo.house_GRA_PA_tableB), spotOf(name));
    expect(sicBoEdge(sicBoHouse, spotOf(name))).toEqual(edge);
  }
});

test('a triple makes its total, its double and its single, and no even chance', () => {
  const edges = ['small', 'odd', 'even', 'big'].map((spot) => sicBoEdge(sicBoHouse, spot));
  expect(edges).toEqual(Array.from({ length: 4 }, () => ({ numerator: 1n, denominator: 36n })));
});

test('bau cua has an edge of 17 in 216', () => {
  expect(bauCuaEdge(bauCuaHouse)).toEqual({ numerator: 17n, denominator: 216n });
});
