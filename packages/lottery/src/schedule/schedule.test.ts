import { describe, expect, it } from 'vitest';
import { addDays, dateOfDay, dayNumber, formatDate, parseDate, weekday } from './civil.ts';
import { findInHouseGame, findRealGame, inHouseGames, northCityOn, provincesOn } from './games.ts';
import {
  allowedIntervals,
  bettableIssueAt,
  inHouseIssue,
  inHouseIssueAt,
  isOpen,
  issuesFrom,
  issuesOn,
  yeekeeRound,
} from './in-house.ts';
import type { RealSchedule } from './real-schedule.ts';
import { drawsOn, nextRealIssue, realIssue } from './real.ts';
import { instantOf, localTime } from './zone.ts';

// 2026-03-01T00:00:00Z and others are counted from 1970 by hand: 20,513 days.
const day = (year: number, month: number, dayOfMonth: number) => ({ year, month, day: dayOfMonth });
const marchFirst = 20_513 * 86_400_000;
const minutes = 60_000;

describe('civil days', () => {
  it('count from 1970 both ways through leap years and centuries', () => {
    expect(dayNumber(day(1970, 1, 1))).toBe(0);
    expect(dayNumber(day(2026, 3, 1))).toBe(20_513);
    expect(dayNumber(day(2000, 2, 29)) + 1).toBe(dayNumber(day(2000, 3, 1)));
    expect(dayNumber(day(2100, 2, 28)) + 1).toBe(dayNumber(day(2100, 3, 1)));
    for (let number = -1000; number < 60_000; number += 37) {
      expect(dayNumber(dateOfDay(number))).toBe(number);
    }
  });

  it('know their weekday and text', () => {
    expect(weekday(day(2026, 3, 1))).toBe(0);
    expect(formatDate(addDays(day(2026, 12, 31), 1))).toBe('2027-01-01');
    expect(parseDate('2026-02-29')).toBeUndefined();
    expect(parseDate('26-2-9')).toBeUndefined();
    expect(parseDate('2028-02-29')).toEqual(day(2028, 2, 29));
  });
});

describe('a zone', () => {
  it('is a fixed offset or a real one with its daylight saving', () => {
    const newYork = 'America/New_York';
    // 2026: clocks go forward on 8 March at 02:00 EST and back on 1 November at 02:00 EDT.
    const noon = (date: ReturnType<typeof day>) =>
      instantOf({ date, secondOfDay: 43_200 }, newYork);
    expect(
      noon(day(2026, 3, 7)) - instantOf({ date: day(2026, 3, 7), secondOfDay: 43_200 }, 0),
    ).toBe(300 * minutes);
    expect(
      noon(day(2026, 3, 9)) - instantOf({ date: day(2026, 3, 9), secondOfDay: 43_200 }, 0),
    ).toBe(240 * minutes);
    expect(localTime(noon(day(2026, 7, 1)), newYork)).toEqual({
      date: day(2026, 7, 1),
      secondOfDay: 43_200,
    });
  });

  it('takes the first of two equal clock times, and moves on a time that is jumped over', () => {
    const berlin = 'Europe/Berlin';
    const twice = { date: day(2026, 10, 25), secondOfDay: 2.5 * 3600 };
    expect(instantOf(twice, berlin)).toBe(
      instantOf({ date: day(2026, 10, 25), secondOfDay: 0 }, berlin) + 150 * minutes,
    );
    const never = { date: day(2026, 3, 29), secondOfDay: 2.5 * 3600 };
    expect(localTime(instantOf(never, berlin), berlin).secondOfDay).toBe(3.5 * 3600);
  });
});

describe('in-house issues', () => {
  const minute = { intervalSeconds: 60, leadSeconds: 5, zone: 480 };

  it('open, close and draw by interval and lead, and number themselves by the opening day', () => {
    const last = inHouseIssueAt(minute, marchFirst + 16 * 60 * minutes - 1);
    expect(last.issueNo).toBe('20260301-1440');
    expect(last.drawsAtMs).toBe(marchFirst + 16 * 60 * minutes);
    expect(isOpen(last, last.closesAtMs - 1)).toBe(true);
    expect(isOpen(last, last.closesAtMs)).toBe(false);
    expect(bettableIssueAt(minute, last.closesAtMs).issueNo).toBe('20260302-0001');
    expect(bettableIssueAt(minute, last.closesAtMs - 1).issueNo).toBe('20260301-1440');
  });

  it('follow each other without a gap, also over midnight', () => {
    const first = inHouseIssue(minute, day(2026, 12, 31), 1439);
    const issues = issuesFrom(minute, first, 120);
    expect(issues).toHaveLength(120);
    expect(issues[2]?.issueNo).toBe('20270101-0001');
    for (const [index, issue] of issues.slice(1).entries()) {
      expect(issue.opensAtMs).toBe(issues[index]?.drawsAtMs);
    }
  });

  it('are fewer or more on the days when the clock changes', () => {
    const berlin = { intervalSeconds: 300, leadSeconds: 15, zone: 'Europe/Berlin' };
    expect(issuesOn(berlin, day(2026, 3, 29))).toBe(23 * 12);
    expect(issuesOn(berlin, day(2026, 10, 25))).toBe(25 * 12);
    expect(issuesOn(berlin, day(2026, 10, 26))).toBe(24 * 12);
    const last = inHouseIssue(berlin, day(2026, 10, 25), 300);
    expect(last.drawsAtMs).toBe(
      instantOf({ date: day(2026, 10, 26), secondOfDay: 0 }, 'Europe/Berlin'),
    );
    expect(inHouseIssueAt(berlin, last.drawsAtMs).issueNo).toBe('20261026-0001');
  });

  it('keep to the allowed intervals and leads in every game of the list', () => {
    const allowed = allowedIntervals.map((pair) => pair.join('/'));
    for (const { schedule: inHouse } of inHouseGames) {
      expect(allowed).toContain(`${inHouse.intervalSeconds}/${inHouse.leadSeconds}`);
      expect(86_400 % inHouse.intervalSeconds).toBe(0);
    }
    expect(findInHouseGame('LHC10M')?.schedule).toEqual({
      intervalSeconds: 600,
      leadSeconds: 30,
      zone: 480,
    });
    expect(findInHouseGame('NONE')).toBeUndefined();
  });
});

describe('yeekee rounds', () => {
  it('are 88 from 06:00 to 03:45, with two more minutes for shots', () => {
    const [first, last] = [
      yeekeeRound(day(2026, 3, 1), 1, 420),
      yeekeeRound(day(2026, 3, 1), 88, 420),
    ];
    expect(first.closesAtMs).toBe(marchFirst - 60 * minutes);
    expect(last.closesAtMs - first.closesAtMs).toBe(87 * 15 * minutes);
    expect(localTime(last.closesAtMs, 420)).toEqual({
      date: day(2026, 3, 2),
      secondOfDay: (3 * 60 + 45) * 60,
    });
    expect([last.shotsUntilMs, last.drawsAtMs].map((at) => at - last.closesAtMs)).toEqual([
      2 * minutes,
      3 * minutes,
    ]);
  });
});

function schedule(gameCode: string): RealSchedule {
  const game = findRealGame(gameCode);
  if (game === undefined) {
    throw new Error(`no game ${gameCode}`);
  }
  return game.schedule;
}

describe('real draws', () => {
  it('are numbered by the form of their game', () => {
    expect(realIssue(schedule('D3CN'), day(2026, 2, 1)).issueNo).toBe('2026032');
    expect(realIssue(schedule('P3CN'), day(2026, 12, 31)).issueNo).toBe('26365');
    expect(realIssue(schedule('LHCHK'), day(2026, 1, 8)).issueNo).toBe('26/004');
    expect(realIssue(schedule('THGOV'), day(2026, 12, 30)).issueNo).toBe('20261230');
  });

  it('follow the moves that the operator publishes, and count them', () => {
    const moved = {
      ...schedule('LHCHK'),
      moved: [{ from: day(2026, 1, 10), to: day(2026, 1, 11) }, { from: day(2026, 1, 13) }],
    };
    expect([10, 11, 13, 15].map((dayOfMonth) => drawsOn(moved, day(2026, 1, dayOfMonth)))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(realIssue(moved, day(2026, 1, 15)).issueNo).toBe('26/006');
    expect(
      nextRealIssue(moved, instantOf({ date: day(2026, 1, 12), secondOfDay: 0 }, 480)).date,
    ).toEqual(day(2026, 1, 15));
  });

  it('take orders from the closing before to their own', () => {
    const issue = nextRealIssue(schedule('SG4D'), marchFirst);
    expect(issue.date).toEqual(day(2026, 3, 1));
    expect(localTime(issue.opensAtMs, 480)).toEqual({
      date: day(2026, 2, 28),
      secondOfDay: 18 * 3600,
    });
    expect(nextRealIssue(schedule('SG4D'), issue.closesAtMs).date).toEqual(day(2026, 3, 4));
  });

  it('rotate through provinces and cities by weekday', () => {
    expect(provincesOn('VNSOUTH', day(2026, 2, 28))).toEqual([
      'tp-hcm',
      'long-an',
      'binh-phuoc',
      'hau-giang',
    ]);
    expect(provincesOn('VNCENTRAL', day(2026, 3, 2))).toEqual(['phu-yen', 'thua-thien-hue']);
    expect(
      [1, 2, 3, 4, 5, 6, 7].map((dayOfMonth) => northCityOn(day(2026, 3, dayOfMonth))),
    ).toEqual(['thai-binh', 'ha-noi', 'quang-ninh', 'bac-ninh', 'ha-noi', 'hai-phong', 'nam-dinh']);
  });
});
