import { describe, expect, it } from 'vitest';
import { drawFor, fnv1a } from './seed.ts';

// Published FNV-1a test vectors, 32 bits (draft-eastlake-fnv, appendix C).
const vectors = [
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['b', 0xe70c2de5],
  ['foobar', 0xbf9cf968],
] as const;

describe('fnv1a', () => {
  it.each(vectors)('hashes %j to the published value', (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
  });
});

describe('drawFor', () => {
  it('repeats a layer and keeps layers apart', () => {
    const take = (layer: string): number[] => {
      const draw = drawFor(7, layer);
      return Array.from({ length: 20 }, () => draw.whole(1000));
    };
    expect(take('sky')).toEqual(take('sky'));
    expect(take('sky')).not.toEqual(take('title'));
  });

  it('stays inside its bounds', () => {
    const draw = drawFor(1, 'bounds');
    const drawn = Array.from({ length: 2000 }, () => draw.whole(10));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
    const between = Array.from({ length: 2000 }, () => draw.between(-3, 5));
    expect(Math.min(...between)).toBeGreaterThanOrEqual(-3);
    expect(Math.max(...between)).toBeLessThan(5);
  });
});
