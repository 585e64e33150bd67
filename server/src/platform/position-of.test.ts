import { describe, expect, it } from 'vitest';
import { positionOf } from './position-of.ts';

describe('positionOf', () => {
  it.each([
    ['0', 0n],
    ['41', 41n],
    ['999999999999999999', 999_999_999_999_999_999n],
    ['9223372036854775808', undefined],
    ['null', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %j as %s', (cursor, expected) => {
    expect(positionOf(cursor)).toBe(expected);
  });
});
