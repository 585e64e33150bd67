import { assert } from '@portal/money';
import { addDays, compareDates, dayOfYear, formatDate, padded, type CivilDate } from './civil.ts';
import type { Issue } from './in-house.ts';
import { isRegularDay } from './regular-days.ts';
import { clockOn } from './moved-draws.ts';
import type { RealSchedule } from './real-schedule.ts';
import { instantOf, localTime } from './zone.ts';

export interface RealIssue extends Issue {
  readonly date: CivilDate;
}

/** Whether the rule, with the published moves, has a draw on the local date. */
export function drawsOn(schedule: RealSchedule, date: CivilDate): boolean {
  const { moved = [] } = schedule;
  if (moved.some(({ to }) => to !== undefined && compareDates(to, date) === 0)) {
    return true;
  }
  return (
    !moved.some(({ from }) => compareDates(from, date) === 0) && isRegularDay(schedule.days, date)
  );
}

/** The draw of a local date on which there is one. */
export function realIssue(schedule: RealSchedule, date: CivilDate): RealIssue {
  assert(drawsOn(schedule, date), 'there is a draw on the date');
  const { zone } = schedule;
  return {
    issueNo: issueNumber(schedule, date),
    date,
    // Orders are taken as soon as the draw before has closed.
    opensAtMs: closingOn(schedule, previousDraw(schedule, date)),
    closesAtMs: closingOn(schedule, date),
    drawsAtMs: instantOf({ date, secondOfDay: clockOn(schedule, date).drawsAtSecond }, zone),
  };
}

/** When betting ends on a local date, by its own clock where the operator published one. */
export function closingOn(schedule: RealSchedule, date: CivilDate): number {
  const { closesAtSecond: secondOfDay } = clockOn(schedule, date);
  return instantOf({ date, secondOfDay }, schedule.zone);
}

/**
 * Whether an issue closes and is drawn at the clock of its day: one with a later closing could be
 * bet on after the real draw.
 */
export function keepsClock(
  schedule: RealSchedule,
  { closesAtMs, drawsAtMs }: Pick<Issue, 'closesAtMs' | 'drawsAtMs'>,
): boolean {
  const { date } = localTime(drawsAtMs, schedule.zone);
  const { drawsAtSecond: secondOfDay } = clockOn(schedule, date);
  const isAtDraw = instantOf({ date, secondOfDay }, schedule.zone) === drawsAtMs;
  return isAtDraw && closingOn(schedule, date) === closesAtMs;
}

/** The first issue that has not closed at the instant. */
export function nextRealIssue(schedule: RealSchedule, nowMs: number): RealIssue {
  const { date: today } = localTime(nowMs, schedule.zone);
  const isOver = closingOn(schedule, today) <= nowMs;
  return realIssue(schedule, nearestDraw(schedule, isOver ? addDays(today, 1) : today, 1));
}

function previousDraw(schedule: RealSchedule, date: CivilDate): CivilDate {
  return nearestDraw(schedule, addDays(date, -1), -1);
}

/** A calendar without a draw for a year is a mistake of whoever published it. */
function nearestDraw(schedule: RealSchedule, from: CivilDate, step: 1 | -1): CivilDate {
  for (let days = 0; days <= 366; days += 1) {
    const date = addDays(from, days * step);
    if (drawsOn(schedule, date)) {
      return date;
    }
  }
  throw new Error('the calendar has no draw within a year');
}

function issueNumber(schedule: RealSchedule, date: CivilDate): string {
  const year = padded(date.year, 4);
  const nth = padded(drawsOfYear(schedule, date), 3);
  switch (schedule.issueForm) {
    case 'yyyyNNN':
      return `${year}${nth}`;
    case 'yyNNN':
      return `${year.slice(-2)}${nth}`;
    case 'yy/NNN':
      return `${year.slice(-2)}/${nth}`;
    case 'yyyymmdd':
      return formatDate(ownDay(schedule, date)).replaceAll('-', '');
    default:
      return schedule.issueForm satisfies never;
  }
}

/** A moved draw keeps the number of the day that it was moved from: it may be sold already. */
function ownDay({ moved = [] }: RealSchedule, date: CivilDate): CivilDate {
  const move = moved.find(({ to }) => to !== undefined && compareDates(to, date) === 0);
  return move?.from ?? date;
}

/** Draws of the year up to and with the date. */
function drawsOfYear(schedule: RealSchedule, date: CivilDate): number {
  const newYear = { year: date.year, month: 1, day: 1 };
  let draws = 0;
  for (let days = 0; days < dayOfYear(date); days += 1) {
    draws += drawsOn(schedule, addDays(newYear, days)) ? 1 : 0;
  }
  return draws;
}
