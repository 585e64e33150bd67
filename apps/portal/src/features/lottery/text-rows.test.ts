import { describe, expect, it } from 'vitest';
import { rowsInView, textRowHeight } from './text-rows.ts';

const texts = Array.from({ length: 100_000 }, (_, at) => String(at).padStart(5, '0'));

describe('rows of a long list', () => {
  it('are those in view and a few around them, wherever one scrolls', () => {
    for (const top of [0, 50_000, 33_333 * textRowHeight, 9e9]) {
      const { rows } = rowsInView(texts, top);
      expect(rows.length).toBeLessThanOrEqual(11);
      expect(rows.length).toBeGreaterThan(0);
    }
    expect(rowsInView(texts, 0).rows[0]).toEqual(['00000', '00001', '00002']);
    expect(rowsInView(texts, 9e9).rows.at(-1)).toEqual(['99999']);
    expect(rowsInView(texts, 0).total).toBe(33_334);
  });

  it('hold one text where texts are long, and none of an empty list', () => {
    expect(rowsInView(['01 02 03 04 05'], 0).rows).toEqual([['01 02 03 04 05']]);
    expect(rowsInView([], 0)).toEqual({ first: 0, rows: [], total: 0 });
  });
});
