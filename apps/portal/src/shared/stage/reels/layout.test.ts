import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellCentre, layoutMachine } from './layout.ts';

const stages = fc.record({
  width: fc.integer({ min: 320, max: 2560 }),
  height: fc.integer({ min: 240, max: 1600 }),
});
const grids = fc.record({
  reels: fc.integer({ min: 3, max: 6 }),
  rows: fc.integer({ min: 3, max: 4 }),
});

describe('layoutMachine', () => {
  it('keeps the whole machine on the stage', () => {
    fc.assert(
      fc.property(stages, grids, (stage, grid) => {
        const layout = layoutMachine(stage, grid);
        expect(layout.left).toBeGreaterThanOrEqual(0);
        expect(layout.top).toBeGreaterThanOrEqual(0);
        expect(layout.left + layout.width).toBeLessThanOrEqual(stage.width);
        expect(layout.top + layout.height).toBeLessThanOrEqual(stage.height);
      }),
    );
  });

  it('puts the middle of every cell inside the window', () => {
    fc.assert(
      fc.property(stages, grids, (stage, grid) => {
        const layout = layoutMachine(stage, grid);
        const { x, y } = cellCentre(layout, { reel: grid.reels - 1, row: grid.rows - 1 });
        expect(x).toBeLessThan(layout.left + layout.width);
        expect(y).toBeLessThan(layout.top + layout.height);
      }),
    );
  });

  it.each([
    [390, 540],
    [320, 420],
    [768, 1000],
  ])(
    'takes the width of an upright stage of %i × %i, with cells taller than wide',
    (width, height) => {
      const layout = layoutMachine({ width, height }, { reels: 5, rows: 3 });
      expect(layout.width + layout.border * 2).toBeGreaterThan(width * 0.85);
      expect(layout.cellHeight).toBeGreaterThan(layout.cellWidth * 1.25);
    },
  );
});
