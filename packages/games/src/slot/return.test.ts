import { toNumber } from '@portal/money';
import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { slotReference } from '../data/reference/slot-reference.ts';
import { slotDesigns } from '../data/slots/all.ts';
import { parseSlotDesign } from './parse-design.ts';
import { slotReturn } from './return.ts';

// Exact figures of sports-and-games.md 34, enumerated outside this product.
describe.each([
  ['house-20-lines', games.slotHouse20Lines],
  ['house-243-ways', games.slotHouse243Ways],
])('%s', (id, vector) => {
  const shipped = slotDesigns.find((design) => design.id === id);

  test('has the published counts and the published return as a fraction', () => {
    const exact = slotReturn(shipped ?? expect.fail('not shipped'));
    expect(exact.stops).toBe(BigInt(vector.stops));
    expect(exact.sumLineCredits).toBe(BigInt(vector.sumLineOrWaysCredits));
    expect(exact.sumScatterCredits).toBe(BigInt(vector.sumScatterCredits));
    expect(exact.scatterHistogram).toEqual(vector.scatterCountHistogram.map(BigInt));
    expect(exact.triggerCount).toBe(BigInt(vector.triggerCount));
    expect(exact.hitCount).toBe(BigInt(vector.hitCount));
    expect(`${exact.total.numerator}/${exact.total.denominator}`).toBe(vector.rtpTotalExact);
    expect(toNumber(exact.freeSpins)).toBeCloseTo(vector.rtpFreeSpins, 11);
  });

  test('is read from the shape of the verification file as the same machine', () => {
    const parsed = parseSlotDesign(vector);
    expect(parsed.ok && slotReturn(parsed.value)).toEqual(
      slotReturn(shipped ?? expect.fail('not shipped')),
    );
  });
});

test.each(slotDesigns.map((design) => [design.id, design] as const))(
  '%s returns between 94 and 97 percent',
  (_, design) => {
    const total = toNumber(slotReturn(design).total);
    expect(total).toBeGreaterThan(0.94);
    expect(total).toBeLessThan(0.97);
  },
);

// Published pay table and strips; line and total are of sports-and-games.md 34.
test('the reference machine returns 63.4597 percent on lines and 97.0458 in all', () => {
  const exact = slotReturn(slotReference);
  expect(toNumber(exact.line)).toBeCloseTo(0.634596556425, 11);
  expect(toNumber(exact.scatter)).toBeCloseTo(0.069756, 6);
  expect(toNumber(exact.triggerProbability)).toBeCloseTo(0.0111848, 7);
  expect(toNumber(exact.freeSpins)).toBeCloseTo(0.266105, 6);
  expect(toNumber(exact.total)).toBeCloseTo(0.970458, 6);
});
