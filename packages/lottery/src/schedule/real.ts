import { assert } from '@portal/money';
import { addDays, compareDates, dayOfYear, padded, weekday, type CivilDate } from './civil.ts';
import type { Issue } from './in-house.ts';
import { thaiDates, type MovedDraw } from './thai-dates.ts';
import { instantOf, localTime, type Zone } from './zone.ts';

/**
 * How the issues of a real draw are numbered (lottery.md A3.2); NNN counts the draws of the year.
 */
export type IssueForm = 'yyyyNNN' | 'yyNNN' | 'yy/NNN' | 'yyyymmdd';

/**
 * A real draw as data: local clock times in seconds since midnight, days by weekday or by the Thai
 * rule.
 */
export interface RealSchedule {
  readonly zone: Zone;
  readonly drawsAtSecond: number;
  readonly closesAtSecond: number;
  readonly days: readonly number[] | 'thai';
  readonly issueForm: IssueForm;
  /** Moves and cancellations that the operator publishes. */
  readonly moved?: readonly MovedDraw[];
}

export interface RealIssue extends Issue {
  readonly date: CivilDate;
}

/** Whether the rule, with the published moves, has a draw on the local date. */
export function drawsOn(schedule: RealSchedule, date: CivilDate): boolean {
  const { moved = [] } = schedule;
  if (moved.some(({ to }) => to !== undefined && compareDates(to, date) === 0)) {
    return true;
  }
  return !moved.some(({ from }) => compareDates(from, date) === 0) && isRegularDay(schedule, date);
}

function isRegularDay({ days }: RealSchedule, date: CivilDate): boolean {
  if (days === 'thai') {
    return thaiDates(date.year, date.month).some(({ day }) => day === date.day);
  }
  return days.includes(weekday(date));
}

/** The draw of a local date on which there is one. */
export function realIssue(schedule: RealSchedule, date: CivilDate): RealIssue {
  assert(drawsOn(schedule, date), 'there is a draw on the date');
  const { zone, closesAtSecond, drawsAtSecond } = schedule;
  return {
    issueNo: issueNumber(schedule, date),
    date,
    // Orders are taken as soon as the draw before has closed.
    opensAtMs: instantOf({ date: previousDraw(schedule, date), secondOfDay: closesAtSecond }, zone),
    closesAtMs: instantOf({ date, secondOfDay: closesAtSecond }, zone),
    drawsAtMs: instantOf({ date, secondOfDay: drawsAtSecond }, zone),
  };
}

/** The first issue that has not closed at the instant. */
export function nextRealIssue(schedule: RealSchedule, nowMs: number): RealIssue {
  const { date: today, secondOfDay } = localTime(nowMs, schedule.zone);
  const isOver = secondOfDay >= schedule.closesAtSecond;
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
      return `${year}${padded(date.month, 2)}${padded(date.day, 2)}`;
    default:
      return schedule.issueForm satisfies never;
  }
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
