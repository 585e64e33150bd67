import { toDecimal, toNumber } from '@portal/money';
import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { diceHouse } from '../data/house-tables.ts';
import { diceFactor, diceMultiplier, diceReturn, largestTarget } from './dice.ts';

const onePercent = { ...diceHouse, edgePercent: 1 };

describe.each([
  [1, games.dice.table, games.dice.minRtp],
  [3, games.dice.edge3.table, games.dice.edge3.minRtp],
])('at %i percent', (edgePercent, table, minRtp) => {
  const design = { ...diceHouse, edgePercent };

  test('multipliers and returns are those of the file', () => {
    for (const [target, { multiplier, rtp }] of Object.entries(table)) {
      const scaled = toDecimal(diceMultiplier(design, Number(target)), 4, 'floor');
      expect(Number(scaled)).toBe(Number(multiplier));
      expect(toNumber(diceReturn(design, Number(target)))).toBeCloseTo(rtp, 12);
    }
  });

  test('the lowest and highest return over all targets are known', () => {
    const targets = Array.from({ length: largestTarget(design) }, (_, index) => index + 1);
    const returns = targets.map((target) => toNumber(diceReturn(design, target)));
    expect(Math.min(...returns)).toBeCloseTo(minRtp, 12);
    expect(Math.max(...returns)).toBeCloseTo(1 - edgePercent / 100, 12);
  });
});

test('under and over win on equally many outcomes at opposite ends', () => {
  const wins = (side: 'under' | 'over'): number[] =>
    Array.from({ length: 10_000 }, (_, roll) => roll).filter(
      (roll) => diceFactor(onePercent, { side, target: 2 }, { roll }).numerator > 0n,
    );
  expect(wins('under')).toEqual([0, 1]);
  expect(wins('over')).toEqual([9_998, 9_999]);
});
