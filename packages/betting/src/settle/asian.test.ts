import { describe, expect, it } from 'vitest';
import { displayLine, parseLine } from '../market.ts';
import { settleAbandonedTotal, settleMargin } from './asian.ts';
import { legState } from './leg-outcome.ts';

describe('settleMargin', () => {
  // The table of sports-and-games.md section 4: line, then the result of winning by two, by one, a
  // draw, losing by one and by two.
  const rows = [
    ['0', 'WIN', 'WIN', 'VOID', 'LOSE', 'LOSE'],
    ['-0.25', 'WIN', 'WIN', 'HALF_LOSE', 'LOSE', 'LOSE'],
    ['-0.5', 'WIN', 'WIN', 'LOSE', 'LOSE', 'LOSE'],
    ['-0.75', 'WIN', 'HALF_WIN', 'LOSE', 'LOSE', 'LOSE'],
    ['-1', 'WIN', 'VOID', 'LOSE', 'LOSE', 'LOSE'],
    ['-1.25', 'WIN', 'HALF_LOSE', 'LOSE', 'LOSE', 'LOSE'],
    ['+0.25', 'WIN', 'WIN', 'HALF_WIN', 'LOSE', 'LOSE'],
    ['+0.5', 'WIN', 'WIN', 'WIN', 'LOSE', 'LOSE'],
    ['+0.75', 'WIN', 'WIN', 'WIN', 'HALF_LOSE', 'LOSE'],
    ['+1', 'WIN', 'WIN', 'WIN', 'VOID', 'LOSE'],
    ['+1.25', 'WIN', 'WIN', 'WIN', 'HALF_WIN', 'LOSE'],
  ] as const;

  it.each(rows)('settles a handicap of %s as the table says', (text, ...states) => {
    const line = parseLine(text) ?? Number.NaN;
    const found = [2, 1, 0, -1, -2].map((lead) => legState(settleMargin(4 * lead + line)));
    expect(found).toEqual(states);
  });

  it('mirrors OVER in UNDER', () => {
    const mirror = {
      WIN: 'LOSE',
      LOSE: 'WIN',
      HALF_WIN: 'HALF_LOSE',
      HALF_LOSE: 'HALF_WIN',
      VOID: 'VOID',
    };
    for (let margin = -12; margin <= 12; margin += 1) {
      const over = legState(settleMargin(margin));
      expect(legState(settleMargin(0 - margin))).toBe(mirror[over as keyof typeof mirror]);
    }
  });
});

describe('settleAbandonedTotal', () => {
  it('decides only what the goals already exceed (section 5)', () => {
    expect(legState(settleAbandonedTotal(3, 11, true))).toBe('HALF_WIN');
    expect(legState(settleAbandonedTotal(3, 11, false))).toBe('HALF_LOSE');
    expect(legState(settleAbandonedTotal(2, 10, true))).toBe('VOID');
    expect(legState(settleAbandonedTotal(2, 8, false))).toBe('VOID');
  });
});

describe('lines', () => {
  it('are read in quarters and shown the Asian way', () => {
    expect(['-0.75', '+0', '2.5', '0.25', '-0.00'].map(parseLine)).toEqual([-3, 0, 10, 1, 0]);
    expect(['0.3', '1e1', '', '--1', '0.125', '1.2.5'].map(parseLine)).toEqual(
      Array.from({ length: 6 }),
    );
    expect([-3, 1, 10].map(displayLine)).toEqual(['-0.5/1', '0/0.5', '2.5']);
  });
});
