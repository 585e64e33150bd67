import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easeReel, planReels, reelPosition, spinEndsAt, turnOf } from './reel-motion.ts';

const strip = Array.from({ length: 36 }, (_, index) => `S${index}`);

describe('reelPosition', () => {
  it('begins at the old stop and ends exactly at the drawn one', () => {
    fc.assert(
      fc.property(
        fc.nat(35),
        fc.nat(35),
        fc.integer({ min: 300, max: 3000 }),
        (from, to, lasts) => {
          const run = {
            fromStop: from,
            toStop: to,
            stripLength: 36,
            startsAtMs: 0,
            lastsMs: lasts,
          };
          expect(reelPosition(run, 0)).toBe(from);
          expect(reelPosition(run, lasts)).toBe(to);
          expect(reelPosition(run, lasts * 10)).toBe(to);
        },
      ),
    );
  });

  it('turns by whole strips and the way between the stops', () => {
    fc.assert(
      fc.property(fc.nat(35), fc.nat(35), (from, to) => {
        const run = { fromStop: from, toStop: to, stripLength: 36, startsAtMs: 0, lastsMs: 1500 };
        const end = (((from - turnOf(run)) % 36) + 36) % 36;
        expect(end).toBe(to);
        expect(turnOf(run)).toBeGreaterThanOrEqual(12);
      }),
    );
  });

  it('stays on the strip all the way', () => {
    fc.assert(
      fc.property(
        fc.nat(35),
        fc.nat(35),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, to, at) => {
          const run = { fromStop: from, toStop: to, stripLength: 36, startsAtMs: 0, lastsMs: 1000 };
          const position = reelPosition(run, at * 1000);
          expect(position).toBeGreaterThanOrEqual(0);
          expect(position).toBeLessThan(36);
        },
      ),
    );
  });
});

describe('easeReel', () => {
  it('has no jump anywhere', () => {
    let before = 0;
    for (let step = 1; step <= 1000; step += 1) {
      const now = easeReel(step / 1000);
      expect(Math.abs(now - before)).toBeLessThan(0.004);
      before = now;
    }
  });
});

describe('planReels', () => {
  it('stops the reels from the first to the last', () => {
    const strips = [strip, strip, strip, strip, strip];
    const runs = planReels({ from: [0, 0, 0, 0, 0], to: [1, 2, 3, 4, 5] }, strips, 100);
    const ends = runs.map((run) => run.startsAtMs + run.lastsMs);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(spinEndsAt(runs)).toBe(ends.at(-1));
  });
});
