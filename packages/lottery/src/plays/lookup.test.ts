import { describe, expect, it } from 'vitest';
import { lookup } from './lookup.ts';

describe('lookup', () => {
  it('reads a list once, however often it is asked', () => {
    let reads = 0;
    const asSet = lookup((text) => {
      reads += 1;
      return text.toUpperCase();
    });
    const list = ['a', 'b'];
    expect([asSet(list).has('A'), asSet(list).has('b'), asSet(list).has('B')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(reads).toBe(2);
  });
});
