import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { findRealGame } from './games.ts';
import { misfit } from './moved-draws.ts';
import type { MovedDraw, RealSchedule } from './real-schedule.ts';
import { drawsOn, nextRealIssue, realIssue } from './real.ts';
import { instantOf } from './zone.ts';

const january = (day: number) => ({ year: 2026, month: 1, day });
const hour = 3600;

function scheduleOf(gameCode: string, moved: readonly MovedDraw[] = []): RealSchedule {
  return { ...assertDefined(findRealGame(gameCode), gameCode).schedule, moved };
}

describe('a moved draw (lottery.md A3.2)', () => {
  it('keeps the number of its own day where numbers are days', () => {
    const schedule = scheduleOf('VNNORTH', [{ from: january(10), to: january(11) }]);
    // The 11th has a draw of its own, which is taken out of the way.
    const moved = [...assertDefined(schedule.moved, 'moves'), { from: january(11) }];
    const calendar = { ...schedule, moved };
    expect([10, 11, 12].map((day) => drawsOn(calendar, january(day)))).toEqual([false, true, true]);
    expect(realIssue(calendar, january(11)).issueNo).toBe('20260110');
    expect(realIssue(calendar, january(12)).issueNo).toBe('20260112');
  });

  it('has times of its own, which the draw after it opens by', () => {
    const to = january(10);
    const clock = { closesAtSecond: 9 * hour, drawsAtSecond: 10 * hour };
    const calendar = scheduleOf('LHCHK', [{ from: to, to, ...clock }]);
    const issue = realIssue(calendar, to);
    const at = (secondOfDay: number, date = to) => instantOf({ date, secondOfDay }, 480);
    expect([issue.closesAtMs, issue.drawsAtMs]).toEqual([at(9 * hour), at(10 * hour)]);
    expect(nextRealIssue(calendar, at(9 * hour) - 1).issueNo).toBe(issue.issueNo);
    const after = nextRealIssue(calendar, at(9 * hour));
    expect([after.issueNo, after.opensAtMs]).toEqual(['26/006', at(9 * hour)]);
  });

  it('is one more where its day had none', () => {
    const calendar = scheduleOf('LHCHK', [{ from: january(9), to: january(9) }]);
    expect(realIssue(calendar, january(9)).issueNo).toBe('26/005');
    expect(realIssue(calendar, january(10)).issueNo).toBe('26/006');
  });
});

describe('moves fit', () => {
  const lhc = scheduleOf('LHCHK');
  // LHCHK draws on Tuesdays, Thursdays and Saturdays: 6, 8 and 10 January 2026.
  it.each<[string, readonly MovedDraw[], number | undefined]>([
    ['a draw to a free day', [{ from: january(10), to: january(11) }], undefined],
    [
      'two draws in a chain',
      [{ from: january(8), to: january(10) }, { from: january(10) }],
      undefined,
    ],
    ['a day off', [{ from: january(10) }], undefined],
    ['a day off that has no draw', [{ from: january(11) }], 0],
    ['a draw to a day with its own', [{ from: january(8), to: january(10) }], 0],
    [
      'two draws to one day',
      [
        { from: january(8), to: january(11) },
        { from: january(10), to: january(11) },
      ],
      1,
    ],
    ['a day twice', [{ from: january(8) }, { from: january(8), to: january(9) }], 1],
    [
      'a draw that is over before it closes',
      [{ from: january(8), to: january(8), drawsAtSecond: 60 }],
      0,
    ],
  ])('%s', (_, moved, wrong) => {
    expect(misfit(lhc, moved)).toBe(wrong === undefined ? undefined : moved[wrong]);
  });
});
