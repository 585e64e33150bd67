import { createStream, uniform } from '../../src/index.ts';
import { expect, test } from 'vitest';
import { chiSquareDeviations, outcomeTests } from './outcome-tests.ts';

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => 255 - index);

function outcomesBy(next: (draw: number, faces: number) => number, faces: number): Uint8Array {
  return Uint8Array.from({ length: 200_000 }, (_, draw) => next(draw, faces));
}

test.each([2, 6, 37, 52])('outcomes of %i from the HMAC stream pass every test', (faces) => {
  const stream = createStream({ serverSeed, clientSeed: `faces ${faces}`, nonce: 0 });
  const outcomes = outcomesBy(() => uniform(stream, faces), faces);
  for (const { deviations } of outcomeTests(outcomes, faces)) {
    expect(Math.abs(deviations)).toBeLessThan(4);
  }
});

test.each([
  ['frequency', (word: number, _draw: number) => (word % 64) % 6],
  ['runs', (word: number, draw: number) => 3 * (draw % 2) + (word % 3)],
  ['serial correlation', (_: number, draw: number) => Math.floor(draw / 4) % 6],
  ['gap', (word: number, draw: number) => (draw % 6 === 0 ? 0 : 1 + (word % 5))],
  ['coupon collector', (_: number, draw: number) => draw % 6],
  ['overlapping pairs', (_: number, draw: number) => (draw * draw) % 6],
] as const)('%s finds its planted fault', (name, faultyDraw) => {
  const stream = createStream({ serverSeed, clientSeed: name, nonce: 0 });
  const outcomes = outcomesBy((draw) => faultyDraw(stream.nextUint32(), draw), 6);
  const found = outcomeTests(outcomes, 6).find((outcome) => outcome.name === name);
  expect(Math.abs(found?.deviations ?? 0)).toBeGreaterThan(6);
});

test('chi-square becomes normal deviations', () => {
  // The 99.5 percent quantile with ten degrees of freedom is 25.19.
  const expected = Array.from({ length: 11 }, () => 100);
  const shift = Math.sqrt((25.19 * 100) / 2);
  const counts = expected.map(
    (mean, index) => mean + (index === 0 ? shift : index === 1 ? -shift : 0),
  );
  expect(chiSquareDeviations(counts, expected)).toBeCloseTo(2.576, 1);
});
