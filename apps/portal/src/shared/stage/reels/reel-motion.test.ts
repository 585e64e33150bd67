import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hurriedReels,
  landReels,
  placeOf,
  standsAtMs,
  startReels,
  stripIndexOf,
} from './reel-motion.ts';

const strip = Array.from({ length: 36 }, (_, index) => index);
const strips = [strip, strip, strip, strip, strip];
const stops = fc.array(fc.nat(35), { minLength: 5, maxLength: 5 });
const waits = fc.integer({ min: 0, max: 4000 });
const rows = 3;

function landed(from: readonly number[], to: readonly number[], answerMs: number) {
  const plan = { stops: to, rows, nowMs: answerMs, earliestMs: 700 };
  return landReels(startReels(from, strips, 0), plan);
}

describe('a reel', () => {
  it('ends with the drawn stop in its top row, whenever the answer came', () => {
    fc.assert(
      fc.property(stops, stops, waits, (from, to, answerMs) => {
        const runs = landed(from, to, answerMs);
        const endMs = standsAtMs(runs) ?? 0;
        const shown = runs.map((run) => stripIndexOf(run, placeOf(run, endMs)));
        expect(shown).toEqual(to);
      }),
    );
  });

  it('never jumps: between two frames it passes less than a symbol', () => {
    fc.assert(
      fc.property(stops, stops, waits, (from, to, answerMs) => {
        for (const run of landed(from, to, answerMs)) {
          const endMs = standsAtMs([run]) ?? 0;
          for (let nowMs = 0; nowMs <= endMs; nowMs += 16) {
            expect(Math.abs(placeOf(run, nowMs + 16) - placeOf(run, nowMs))).toBeLessThan(0.6);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('keeps the symbols in its window when it learns where to stop', () => {
    fc.assert(
      fc.property(stops, stops, waits, (from, to, answerMs) => {
        const turning = startReels(from, strips, 0);
        landed(from, to, answerMs).forEach((run, reel) => {
          const top = Math.floor(placeOf(run, answerMs));
          for (let place = top - 1; place <= top + rows; place += 1) {
            const before = turning[reel] ?? run;
            expect(stripIndexOf(run, place)).toBe(stripIndexOf(before, place));
          }
        });
      }),
    );
  });

  it('moves within 50 ms of the press, without any answer', () => {
    const [first] = startReels([5, 5, 5, 5, 5], strips, 0);
    expect(first && Math.abs(placeOf(first, 50) - 5)).toBeGreaterThan(0.05);
  });
});

describe('the stop of the reels', () => {
  it('comes at times that no result changes: nothing waits for a symbol (R15)', () => {
    fc.assert(
      fc.property(stops, stops, stops, waits, (from, to, other, answerMs) => {
        const times = (result: readonly number[]) =>
          landed(from, result, answerMs).map(({ landing }) => landing?.atMs);
        expect(times(to)).toEqual(times(other));
      }),
    );
  });

  it('goes from the first reel to the last, evenly', () => {
    fc.assert(
      fc.property(stops, waits, (from, answerMs) => {
        const times = landed(from, [0, 0, 0, 0, 0], answerMs).map(({ landing }) => landing?.atMs);
        const gaps = times.slice(1).map((time, reel) => (time ?? 0) - (times[reel] ?? 0));
        expect(Math.min(...gaps)).toBeGreaterThan(0);
        expect(Math.max(...gaps)).toBeLessThan(260);
      }),
    );
  });

  it('is unknown while a reel does not know where', () => {
    expect(standsAtMs(startReels([0, 0, 0, 0, 0], strips, 0))).toBeUndefined();
  });

  it('is near at hand once the reels are hurried, at the same symbols', () => {
    const runs = hurriedReels(landed([0, 0, 0, 0, 0], [9, 8, 7, 6, 5], 600), 620);
    const endMs = standsAtMs(runs) ?? 0;
    expect(endMs).toBeLessThan(620 + 600);
    expect(runs.map((run) => stripIndexOf(run, placeOf(run, endMs)))).toEqual([9, 8, 7, 6, 5]);
  });
});
