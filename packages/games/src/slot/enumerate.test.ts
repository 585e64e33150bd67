import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotReference } from '../data/reference/slot-reference.ts';
import { slotDesigns } from '../data/slots/all.ts';
import { slotSpreads } from '../data/slots/spreads.ts';
import { designHash } from '../design-hash.ts';
import { compileSlot } from './compile.ts';
import type { SlotDesign } from './design.ts';
import { slotDistribution } from './distribution.ts';
import { slotReturn } from './return.ts';
import { spinAt } from './spin.ts';
import { spreadOf } from './spread.ts';

const symbols = ['A', 'B', 'C', 'W', 'S'];
const strip = fc.array(fc.constantFrom(...symbols), { minLength: 3, maxLength: 5 });
const pays = fc.record({ 2: fc.nat(3), 3: fc.nat(9) });

/** Small machines with every feature, gaps in the pay table included. */
const smallDesign: fc.Arbitrary<SlotDesign> = fc
  .record({
    strips: fc.array(strip, { minLength: 3, maxLength: 3 }),
    paytable: fc.record({ A: pays, B: pays, W: pays }),
    wildReels: fc.uniqueArray(fc.constantFrom(1, 2, 3)),
    isWays: fc.boolean(),
    lines: fc.array(fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 40,
    }),
    scatterPays: fc.record({ 1: fc.nat(1), 3: fc.nat(5) }),
  })
  .map(({ strips, paytable, wildReels, isWays, lines, scatterPays }) => ({
    id: 'small',
    version: 1,
    reels: 3,
    rows: 3,
    strips,
    paytable,
    ...(isWays ? { ways: true as const } : { lines }),
    wild: { symbol: 'W', reels: wildReels, substitutesAllBut: ['S'] },
    scatter: { symbol: 'S', paysTimesTotalBet: scatterPays, trigger: 4 },
    totalBetCredits: 2,
  }));

/** Every stop position through the engine's own evaluation. */
function bruteForce(design: SlotDesign): { line: bigint; scatter: bigint; hits: bigint } {
  const slot = compileSlot(design);
  const sums = { line: 0n, scatter: 0n, hits: 0n };
  const visit = (stops: readonly number[]): void => {
    const next = design.strips[stops.length];
    if (next !== undefined) {
      next.forEach((_, stop) => visit([...stops, stop]));
      return;
    }
    const spin = spinAt(slot, stops, false);
    sums.scatter += BigInt(spin.scatter.credits);
    sums.line += BigInt(spin.winCredits - spin.scatter.credits);
    sums.hits += spin.winCredits > 0 ? 1n : 0n;
  };
  visit([]);
  return sums;
}

test('symbol counts and visiting every stop give the same sums and hits', () => {
  fc.assert(
    fc.property(smallDesign, (design) => {
      const exact = slotReturn(design);
      const brute = bruteForce(design);
      expect(exact.sumLineCredits).toBe(brute.line);
      expect(exact.sumScatterCredits).toBe(brute.scatter);
      expect(exact.hitCount).toBe(brute.hits);
    }),
    { numRuns: 150 },
  );
});

test.each(
  [
    ...slotDesigns.filter(({ id }) => id !== 'harbor-729' && id !== 'river-1024'),
    slotReference,
  ].map((design) => [design.id, design] as const),
)('%s: the enumerated distribution has the sums, hits and triggers of the formula', (_, design) => {
  const distribution = slotDistribution(design);
  const exact = slotReturn(design);
  let sum = 0n;
  let stops = 0n;
  for (const [credits, count] of distribution.countByCredits) {
    sum += BigInt(credits) * BigInt(count);
    stops += BigInt(count);
  }
  expect(stops).toBe(exact.stops);
  expect(sum).toBe(exact.sumLineCredits + exact.sumScatterCredits);
  expect(distribution.triggerCount).toBe(Number(exact.triggerCount));
  expect(stops - BigInt(distribution.countByCredits.get(0) ?? 0)).toBe(exact.hitCount);
  if (design !== slotReference) {
    expect(slotSpreads.get(designHash(design))).toEqual(spreadOf(distribution));
  }
});

test('the distribution of a small machine is that of its round variance', () => {
  const design: SlotDesign = {
    id: 'coin',
    version: 1,
    reels: 1,
    rows: 1,
    strips: [['A', 'S']],
    paytable: { A: { 1: 1 } },
    lines: [[0]],
    scatter: { symbol: 'S', paysTimesTotalBet: {}, trigger: 1 },
    freeSpins: { count: 2, multiplier: 3, retrigger: 0 },
    totalBetCredits: 1,
  };
  // One unit or, as often, two free spins of three units each or none: mean 2, square 1/2 + 27/4.
  const { baseVariance, roundVariance } = slotDistribution(design);
  expect(baseVariance).toBeCloseTo(0.25, 12);
  expect(roundVariance).toBeCloseTo(0.5 * 1 + 0.5 * (0.5 * 9 + 0.25 * 36) - 4, 12);
});
