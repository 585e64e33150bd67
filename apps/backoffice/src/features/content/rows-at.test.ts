import { describe, expect, it } from 'vitest';
import { isPlace, withoutRow, withRowAt } from './rows-at.ts';

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('');

describe('withRowAt', () => {
  it.each([
    ['c', 1, 'cab'],
    ['a', 2, 'bac'],
    ['b', 9, 'acb'],
    ['d', 4, 'abcd'],
  ])('puts %s to place %i: %s', (id, place, order) => {
    expect(idsOf(withRowAt(rows, { id }, place))).toBe(order);
  });
});

describe('withoutRow', () => {
  it('takes one row out', () => {
    expect(idsOf(withoutRow(rows, 'b'))).toBe('ac');
  });
});

describe('isPlace', () => {
  it('counts from 1', () => {
    expect(['1', ' 12 ', '0', '', 'x', '1.5'].map(isPlace)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
