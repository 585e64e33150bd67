import { describe, expect, it } from 'vitest';
import { type Category } from '../category.ts';
import { defaultPointRules, earnedPointsE4, type PointType, pointTypeOf } from './points.ts';

/** What earns by which rule, and how much of it one point (agents-loyalty-money.md D1). */
const rows: readonly (readonly [Category, PointType, bigint])[] = [
  ['LIVE', 'live', 15_000n],
  ['LOTT', 'lottery', 10_000n],
  ['ELOTT', 'lottery', 10_000n],
  ['PVP', 'pvp', 10_000n],
  ['RNG', 'slots', 10_000n],
  ['FISH', 'slots', 10_000n],
  ['SPORTS', 'sports', 20_000n],
  ['ESPORTS', 'sports', 20_000n],
  ['COCKFIGHT', 'sports', 20_000n],
];

describe('points', () => {
  it.each(rows)('are earned by %s under the rule of %s, one for %s', (category, type, minor) => {
    expect(pointTypeOf(category)).toBe(type);
    expect(earnedPointsE4(minor, defaultPointRules[type]).amount).toBe(10_000n);
  });

  it('are earned by deposits of 50.00, in parts of a point, and go with a void', () => {
    const { deposit } = defaultPointRules;
    const earned = [5000n, 1n, -1n, -7500n].map((base) => earnedPointsE4(base, deposit).amount);
    expect(earned).toEqual([10_000n, 2n, -2n, -15_000n]);
  });
});
