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
])('the public table %s returns %d', (id, published) => {
  const design = plinkoReferences.find((reference) => reference.id === id);
  expect(toNumber(plinkoReturn(design ?? expect.fail('unknown')))).toBeCloseTo(published, 11);
});
