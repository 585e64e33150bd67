import { describe, expect, it } from 'vitest';
import { nextCell } from './next-cell.ts';

// design-brief.md 3.9: the drop menu is a grid of 8 columns under one link.
describe('nextCell', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 16, 16],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 1, 9],
    ['ArrowDown', 12, 16],
    ['ArrowUp', 9, 1],
    ['ArrowUp', 3, 0],
    ['ArrowUp', 0, -1],
    ['Home', 9, 0],
    ['End', 2, 16],
    ['a', 2, undefined],
  ])('%s from cell %i goes to %s', (key, at, next) => {
    expect(nextCell({ key, at, count: 17, isRtl: false })).toBe(next);
  });

  it('mirrors left and right in right-to-left pages', () => {
    expect(nextCell({ key: 'ArrowLeft', at: 1, count: 17, isRtl: true })).toBe(2);
    expect(nextCell({ key: 'ArrowRight', at: 2, count: 17, isRtl: true })).toBe(1);
  });
});
