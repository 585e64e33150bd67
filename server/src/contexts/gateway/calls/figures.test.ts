import { describe, expect, it } from 'vitest';
import { boundOf, figuresOf } from './figures.ts';

describe('figuresOf', () => {
  it('has no times without a call', () => {
    expect(figuresOf([])).toEqual({
      calls: 0,
      refused: 0,
      failed: 0,
      medianMs: null,
      slowMs: null,
    });
  });

  it('tells refusals from our own faults, and what 99 of 100 calls stayed within', () => {
    const figures = figuresOf([
      { outcome: 'done', withinMs: 50, calls: 40 },
      { outcome: 'done', withinMs: 10, calls: 50 },
      { outcome: 'insufficient_funds', withinMs: 10, calls: 8 },
      { outcome: 'try_again', withinMs: 10_000, calls: 2 },
    ]);
    expect(figures).toEqual({ calls: 100, refused: 8, failed: 2, medianMs: 10, slowMs: 10_000 });
  });
});

describe('boundOf', () => {
  it.each([
    [0, 5],
    [50, 50],
    [51, 100],
    [1500, 1500],
    [1501, 10_000],
  ])('of %i ms is %i', (milliseconds, bound) => {
    expect(boundOf(milliseconds)).toBe(bound);
  });
});
