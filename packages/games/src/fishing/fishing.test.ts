import { multiply, rational, toNumber } from '@portal/money';
import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { fishingHouse } from '../data/fishing.ts';
import {
  areaCatchProbability,
  bulletVariance,
  catchProbability,
  fishingEngine,
  meanMultiplier,
} from './fishing.ts';

function fish(id: string): (typeof fishingHouse.fish)[number] {
  return fishingHouse.fish.find((entry) => entry.id === id) ?? expect.fail(`no fish ${id}`);
}

test.each(games.fishing.fish.map((vector) => [vector.id, vector] as const))(
  '%s has the known chance, return and variance (sports-and-games.md 36)',
  (id, vector) => {
    const chance = catchProbability(fishingHouse, fish(id));
    expect(meanMultiplier(fish(id))).toEqual(rational(BigInt(vector.multiplier)));
    expect(toNumber(chance)).toBeCloseTo(vector.catchProbability, 12);
    expect(toNumber(multiply(chance, meanMultiplier(fish(id))))).toBeCloseTo(
      vector.evPerBullet,
      12,
    );
    expect(toNumber(bulletVariance(fishingHouse, fish(id)))).toBeCloseTo(
      vector.variancePerBullet,
      9,
    );
  },
);

describe('the boss', () => {
  test('is caught by the mean of its multipliers', () => {
    expect(toNumber(meanMultiplier(fish('boss')))).toBe(100);
    expect(toNumber(catchProbability(fishingHouse, fish('boss')))).toBeCloseTo(0.0096, 12);
  });
});

test('an area weapon spends its budget over its targets', () => {
  const half = rational(1n, 2n);
  const chance = (multiplier: number): number =>
    toNumber(areaCatchProbability(fishingHouse, { cost: 10, share: half, multiplier }));
  expect(chance(10)).toBeCloseTo(0.48, 12);
  expect(chance(2)).toBe(1);
});

test('a bullet needs a fish', () => {
  expect(fishingEngine.open(fishingHouse, { stakeMinor: 1n, fish: 'none' }).ok).toBe(false);
});
