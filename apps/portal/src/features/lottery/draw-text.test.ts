import { describe, expect, it } from 'vitest';
import { drawText } from './draw-text.ts';

describe('a draw in one line', () => {
  it.each([
    [{ balls: [7, 0, 4, 4, 9] }, '7 0 4 4 9'],
    [{ dice: [1, 2, 6] }, '1 2 6'],
    [{ order: [3, 1, 2] }, '3 1 2'],
    [{ main: [1, 2, 3, 4, 5, 6], special: 49, zodiacYear: 'horse' }, '1 2 3 4 5 6 + 49'],
    [{ db: '00007', g1: ['11111'] }, '00007'],
    [{ first: '123456', last2: '07' }, '123456 07'],
    [{ result: '0042' }, '0042'],
    // The sum without the sixteenth is 12,345: its last three digits and the two before them.
    [
      {
        shots: [
          '12326',
          ...Array<string>(14).fill('00001'),
          '99999',
          ...Array<string>(5).fill('00001'),
        ],
      },
      '345 12',
    ],
    [{ shots: ['00001'] }, ''],
  ])('reads %j as %s', (draw, text) => {
    expect(drawText(draw)).toBe(text);
  });
});
