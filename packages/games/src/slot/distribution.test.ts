import { expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { slotDesigns } from '../data/slots/all.ts';
import { slotDistribution } from './distribution.ts';

// Win buckets, variance and top win of sports-and-games.md 34, enumerated outside this product.
test.each([
  ['house-20-lines', games.slotHouse20Lines],
  ['house-243-ways', games.slotHouse243Ways],
])('%s has the known buckets, variance and top win', (id, vector) => {
  const design = slotDesigns.find((candidate) => candidate.id === id) ?? expect.fail('not shipped');
  const { countByCredits, baseVariance, maxBaseWinCredits } = slotDistribution(design);
  const edges = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, Infinity];
  const buckets = [countByCredits.get(0) ?? 0, ...edges.slice(1).map(() => 0)];
  for (const [credits, count] of countByCredits) {
    const index = edges.findIndex((edge) => credits / design.totalBetCredits < edge);
    buckets[index] = (buckets[index] ?? 0) + (credits === 0 ? 0 : count);
  }
  expect(buckets).toEqual(vector.winBuckets.counts);
  expect(baseVariance).toBeCloseTo(vector.basePlusScatterVariancePerTotalBet, 8);
  expect(maxBaseWinCredits).toBe(vector.maxBaseWinCredits);
});
