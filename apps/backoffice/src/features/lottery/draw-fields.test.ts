import { describe, expect, it } from 'vitest';
import { blankDraw, drawText, readDraw } from './draw-fields.ts';

describe('a result that is typed', () => {
  it('is read by the form of its family', () => {
    expect(readDraw('ssc', 'balls: 7 0 4 4 9')).toEqual({ balls: [7, 0, 4, 4, 9] });
    expect(readDraw('hn', 'db: 12345\ng1: 67890')).toEqual({ db: '12345', g1: '67890' });
    const six = { main: [1, 2, 3, 4, 5, 6], special: 49 };
    expect(readDraw('lhc', 'main: 1,2,3,4,5,6\nspecial: 49')).toEqual(six);
  });

  it('is none where no draw can have it', () => {
    expect(readDraw('ssc', 'balls: 7 0 4 4')).toBeUndefined();
    expect(readDraw('lhc', 'main: 1 2 3 4 5 5\nspecial: 49')).toBeUndefined();
    expect(readDraw('none', '')).toBeUndefined();
  });

  it('is derived from the keno draw for PC28, by the method of Canada (A3.4)', () => {
    // Twenty numbers; those at 2, 5 … 17, at 3 … 18 and at 4 … 19 are summed by hand.
    const keno = '80 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19';
    // 2+5+8+11+14+17 = 57, 3+6+9+12+15+18 = 63, 4+7+10+13+16+19 = 69.
    expect(readDraw('pc', `balls:\nkeno: ${keno}`)).toEqual({ balls: [7, 3, 9] });
    expect(readDraw('pc', `balls: 7 3 9\nkeno: ${keno}`)).toEqual({ balls: [7, 3, 9] });
    expect(readDraw('pc', `balls: 7 3 8\nkeno: ${keno}`)).toBeUndefined();
    expect(readDraw('pc', `keno: ${keno} 20`)).toBeUndefined();
    expect(readDraw('pc', `keno: ${keno.replace('80', '19')}`)).toBeUndefined();
    expect(readDraw('pc', 'balls: 7 3 9\nkeno:')).toEqual({ balls: [7, 3, 9] });
    expect(blankDraw('pc')).toBe('balls: \nkeno: ');
  });

  it('begins with a line for each prize of its family', () => {
    const keys = blankDraw('vnn')
      .split('\n')
      .map((line) => line.trim());
    expect(keys).toEqual(['db:', 'g1:', 'g2:', 'g3:', 'g4:', 'g5:', 'g6:', 'g7:']);
  });

  it('is written in one line', () => {
    expect(drawText({ main: [1, 2], special: 3, zodiacYear: 'rat' })).toBe('1 2 | 3');
    expect(drawText(null)).toBe('');
  });
});
