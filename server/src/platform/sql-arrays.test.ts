import { describe, expect, it } from 'vitest';
import { plain } from './plain-array.ts';

describe('plain', () => {
  it('joins ids, numbers and times', () => {
    expect(plain(['mbr_01', 'rnd-2'])).toBe('{mbr_01,rnd-2}');
    expect(plain([1, 2n, -3n])).toBe('{1,2,-3}');
    expect(plain(['2026-01-01T00:00:00.5Z'])).toBe('{2026-01-01T00:00:00.5Z}');
    expect(plain([])).toBe('{}');
  });

  it.each(['a b', 'a"b', "a'b", 'a{', '}b', 'a\\b', 'é'])('refuses %j', (value) => {
    expect(() => plain([value])).toThrow(/plain values/);
  });
});
