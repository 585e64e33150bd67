import { toNumber } from '@portal/money';
import { expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { plinkoHouse } from '../data/plinko.ts';
import { plinkoReferences } from '../data/reference/plinko-reference.ts';
import { plinkoReturn, plinkoVariance } from './plinko.ts';

const known: Readonly<Record<string, { rtpExact: string; stdDev: number }>> = games.plinko.house;

test.each(plinkoHouse.map((design) => [design.id, design] as const))(
  '%s has the exact return and deviation of sports-and-games.md 32',
  (id, design) => {
    const figures = known[id.replace('plinko-', '').replace('-', '_')];
    const { numerator, denominator } = plinkoReturn(design);
    expect(`${numerator}/${denominator}`).toBe(figures?.rtpExact);
    expect(Math.sqrt(toNumber(plinkoVariance(design)))).toBeCloseTo(figures?.stdDev ?? 0, 9);
    expect(design.multipliers).toHaveLength(design.rows + 1);
  },
);

// Published: 98.99, 98.98; the eight-row table by its printed multipliers.
test.each([
  ['bgaming_8_low', 0.98984375],
  ['bgaming_16_medium', 0.989883422852],
  ['betfury_red', 0.989764404297],
  ['cryptogames_green', 0.983700561523],
])('the public table %s returns %d', (id, figure) => {
  expect(toNumber(plinkoReturn(referenceOf(id)))).toBeCloseTo(figure, 11);
});

// Per cent and deviation as published, sports-and-games.md 32.
test.each([
  ['green', 98.37, 0.562711],
  ['red', 98.16, 0.517632],
  ['blue', 98.48, 0.464829],
  ['yellow', 98.09, 3.678698],
])('the public table %s returns %d %% with a deviation of %d', (name, percent, deviation) => {
  const design = referenceOf(`cryptogames_${name}`);
  expect(toNumber(plinkoReturn(design)) * 100).toBeCloseTo(percent, 2);
  expect(Math.sqrt(toNumber(plinkoVariance(design)))).toBeCloseTo(deviation, 6);
});

function referenceOf(tableId: string) {
  return plinkoReferences.find(({ id }) => id === tableId) ?? expect.fail(`no table ${tableId}`);
}
