import { describe, expect, it } from 'vitest';
import { cellsOf, hotAndCold, type TrendTrack } from './trend.ts';

/** The newest first: 3, 1, 3, 2. */
const track: TrendTrack = { place: 0, numbers: [1, 2, 3, 4], draws: [[3], [1], [3], [2]] };

describe('a trend', () => {
  it('counts draws, and those since a number was last drawn', () => {
    expect(cellsOf(track)).toEqual([
      { number: 1, drawn: 1, missing: 1, longestMissing: 2 },
      { number: 2, drawn: 1, missing: 3, longestMissing: 3 },
      { number: 3, drawn: 2, missing: 0, longestMissing: 1 },
      { number: 4, drawn: 0, missing: 4, longestMissing: 4 },
    ]);
  });

  it('names the numbers drawn most and those missing longest', () => {
    const { hot, cold } = hotAndCold(cellsOf(track), 1);
    expect([hot[0]?.number, cold[0]?.number]).toEqual([3, 4]);
  });
});
