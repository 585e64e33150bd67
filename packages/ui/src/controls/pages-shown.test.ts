import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesShown } from './pages-shown.ts';

const text = (page: number, total: number) =>
  pagesShown(page, total)
    .map((item) => item.page ?? '…')
    .join(' ');

describe('pagesShown', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 9, '1 2 … 9'],
    [3, 9, '1 2 3 4 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [9, 9, '1 … 8 9'],
  ])('at page %i of %i is %s', (page, total, expected) => {
    expect(text(page, total)).toBe(expected);
  });

  it('always holds the first, the current and the last page, in order, in seven places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (a, b) => {
        const [page, total] = [Math.min(a, b), Math.max(a, b)];
        const pages = pagesShown(page, total).flatMap((item) => item.page ?? []);
        expect(pages).toEqual(expect.arrayContaining([1, page, total]));
        expect(pages).toEqual([...new Set(pages)].toSorted((x, y) => x - y));
        expect(pagesShown(page, total).length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
