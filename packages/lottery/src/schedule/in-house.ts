import { assert } from '@portal/money';
import { addDays, padded, type CivilDate } from './civil.ts';
import { instantOf, localTime, type Zone } from './zone.ts';

/** Seconds between draws, and seconds before a draw at which betting closes (lottery.md A3.1). */
export const allowedIntervals = [
  [60, 5],
  [90, 5],
  [120, 8],
  [180, 10],
  [300, 15],
  [600, 30],
] as const;

export interface InHouseSchedule {
  readonly intervalSeconds: number;
  readonly leadSeconds: number;
  readonly zone: Zone;
}

/** One draw of a game; instants in milliseconds since 1970. */
export interface Issue {
  readonly issueNo: string;
  readonly opensAtMs: number;
  readonly closesAtMs: number;
  readonly drawsAtMs: number;
}

/** Orders are taken from the opening to just before the closing. */
export function isOpen({ opensAtMs, closesAtMs }: Issue, nowMs: number): boolean {
  return opensAtMs <= nowMs && nowMs < closesAtMs;
}

/** Issue `index` (from 1) of the local day on which it opens. */
export function inHouseIssue(schedule: InHouseSchedule, date: CivilDate, index: number): Issue {
  assert(index >= 1 && index <= issuesOn(schedule, date), `no issue ${index} on that day`);
  const stepMs = schedule.intervalSeconds * 1000;
  const opensAtMs = midnight(date, schedule.zone) + (index - 1) * stepMs;
  const drawsAtMs = opensAtMs + stepMs;
  const day = `${padded(date.year, 4)}${padded(date.month, 2)}${padded(date.day, 2)}`;
  return {
    issueNo: `${day}-${padded(index, 4)}`,
    opensAtMs,
    closesAtMs: drawsAtMs - schedule.leadSeconds * 1000,
    drawsAtMs,
  };
}

/** 86,400 / interval on a day of 24 hours; fewer or more where the zone's clock changes. */
export function issuesOn({ intervalSeconds, zone }: InHouseSchedule, date: CivilDate): number {
  const dayMs = midnight(addDays(date, 1), zone) - midnight(date, zone);
  return Math.floor(dayMs / (intervalSeconds * 1000));
}

/** The issue whose interval holds the instant, open or just closed. */
export function inHouseIssueAt(schedule: InHouseSchedule, nowMs: number): Issue {
  const { date } = localTime(nowMs, schedule.zone);
  const sinceMidnightMs = nowMs - midnight(date, schedule.zone);
  const index = Math.floor(sinceMidnightMs / (schedule.intervalSeconds * 1000)) + 1;
  return inHouseIssue(schedule, date, Math.min(index, issuesOn(schedule, date)));
}

/**
 * The issue that takes orders at the instant: this interval's, or the next one once it has closed.
 */
export function bettableIssueAt(schedule: InHouseSchedule, nowMs: number): Issue {
  const issue = inHouseIssueAt(schedule, nowMs);
  return nowMs < issue.closesAtMs ? issue : inHouseIssueAt(schedule, issue.drawsAtMs);
}

/** The issue and those after it, for a chase. */
export function issuesFrom(schedule: InHouseSchedule, first: Issue, count: number): Issue[] {
  const issues = [first];
  for (let last = first; issues.length < count; issues.push(last)) {
    last = inHouseIssueAt(schedule, last.drawsAtMs);
  }
  return issues;
}

function midnight(date: CivilDate, zone: Zone): number {
  return instantOf({ date, secondOfDay: 0 }, zone);
}

/** Yeekee: 88 rounds from 06:00, a quarter of an hour apart (lottery.md A3.3). */
export const yeekeeRounds = 88;

export interface YeekeeRound extends Issue {
  readonly shotsUntilMs: number;
}

/** Round 1 … 88 of the day that starts at 06:00; betting closes at the round time itself. */
export function yeekeeRound(date: CivilDate, round: number, zone: Zone): YeekeeRound {
  assert(round >= 1 && round <= yeekeeRounds, `no yeekee round ${round}`);
  const quarterMs = 900_000;
  const closesAtMs = instantOf({ date, secondOfDay: 6 * 3600 }, zone) + (round - 1) * quarterMs;
  const day = `${padded(date.year, 4)}${padded(date.month, 2)}${padded(date.day, 2)}`;
  return {
    issueNo: `${day}-${padded(round, 4)}`,
    opensAtMs: closesAtMs - quarterMs,
    closesAtMs,
    shotsUntilMs: closesAtMs + 120_000,
    drawsAtMs: closesAtMs + 180_000,
  };
}
