import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { moveLines, readMoves, withLines } from './moves-form.ts';

const moves = samples.listLotteryMoves;
const lines = '2026-03-09 off\n2026-03-12 2026-03-13 17:00 17:30';

describe('moved draws in a form', () => {
  it('are the same when nothing is changed', () => {
    expect(moveLines(moves)).toBe(lines);
    expect(readMoves(lines)).toEqual({ ok: true, moves });
    expect(readMoves('')).toEqual({ ok: true, moves: [] });
  });

  it('are read from the lines of a file with names and separators', () => {
    const file = 'day,to,closes,draws\r\n2026-03-09,OFF,,\r\n2026-03-12;2026-03-13;17:00;17:30\r\n';
    expect(readMoves(file)).toEqual({ ok: true, moves });
  });

  it('keep one time of the schedule with a dash', () => {
    const [, second] = moves;
    const move = { ...second, day: '2026-03-12', to: '2026-03-13', closesAtSecond: null };
    const text = '2026-03-12 2026-03-13 - 17:30';
    expect(readMoves(text)).toEqual({ ok: true, moves: [{ ...move, drawsAtSecond: 63_000 }] });
    expect(moveLines([{ ...move, drawsAtSecond: 63_000 }])).toBe(text);
  });

  it.each([
    ['2026-03-09', 1],
    ['2026-03-09 off\n2026-03-10 off 17:00', 2],
    ['\n2026-03-12 2026-03-13 25:00', 2],
    ['12.3.2026 off', 1],
    ['2026-03-12 2026-03-13 17:00 17:30 18:00', 1],
  ])('name the line of %j that is none', (text, line) => {
    expect(readMoves(text)).toEqual({ ok: false, line });
  });

  it('take the days of a file in the place of their own', () => {
    const added = [
      { day: '2026-03-09', to: '2026-03-10', closesAtSecond: null, drawsAtSecond: null },
    ];
    expect(withLines(moves, added)).toBe(
      '2026-03-09 2026-03-10\n2026-03-12 2026-03-13 17:00 17:30',
    );
  });
});
