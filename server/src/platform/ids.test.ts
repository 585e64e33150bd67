import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '../../test/fixed-clock.ts';
import { createIds } from './ids.ts';
import { seededRandom, systemRandom } from './random.ts';

describe('ids', () => {
  it('carry their prefix and sort by the time they were made', () => {
    const clock = fixedClock('2026-03-02T08:00:00Z');
    const ids = createIds(clock, systemRandom());
    const made = Array.from({ length: 50 }, () => {
      clock.advance({ milliseconds: 1 });
      return ids.next('mbr');
    });
    expect(made.every((id) => /^mbr_[\da-f]{32}$/u.test(id))).toBe(true);
    expect(made.toSorted()).toEqual(made);
  });

  it('never meet within one millisecond', () => {
    const ids = createIds(fixedClock('2026-03-02T08:00:00Z'), systemRandom());
    const made = Array.from({ length: 20_000 }, () => ids.next('rnd'));
    expect(new Set(made).size).toBe(made.length);
  });
});

describe('seeded random', () => {
  it('gives the same bytes for the same seed, however they are asked for', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(100), { maxLength: 8 }), (seed, parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const whole = seededRandom(seed).bytes(total);
        const source = seededRandom(seed);
        expect(parts.flatMap((part) => [...source.bytes(part)])).toEqual([...whole]);
      }),
    );
  });
});

describe('system random', () => {
  it('hands out as many bytes as asked, small and large, and never the same twice', () => {
    const random = systemRandom();
    const drawn = [1, 16, 2047, 2049, 9000].map((count) => {
      const bytes = random.bytes(count);
      expect(bytes).toHaveLength(count);
      return Buffer.from(bytes).toString('hex');
    });
    const many = Array.from({ length: 5000 }, () => Buffer.from(random.bytes(16)).toString('hex'));
    expect(new Set([...drawn, ...many]).size).toBe(drawn.length + many.length);
  });
});
