import { addDays, allowedIntervals, instantOf, localTime, type Zone } from '@portal/lottery';
import type { GameSchedule } from '../game.ts';

export interface ScheduleChange {
  readonly from: GameSchedule;
  readonly to: GameSchedule;
}

/** Whether a schedule is one of A3: interval and lead of its list, closing before the draw. */
export function mayBegin(schedule: GameSchedule): boolean {
  if (schedule.kind === 'interval') {
    const { intervalSeconds, leadSeconds } = schedule;
    return allowedIntervals.some(
      ([length, lead]) => length === intervalSeconds && lead === leadSeconds,
    );
  }
  return schedule.kind !== 'calendar' || schedule.closesAtSecond < schedule.drawsAtSecond;
}

/**
 * Whether a schedule may follow another: kind, zone and form of the numbers stay, so that no number
 * comes twice (lottery.md A3).
 */
export function mayFollow({ from, to }: ScheduleChange): boolean {
  if (from.kind === 'interval' && to.kind === 'interval') {
    return from.zone === to.zone && mayBegin(to);
  }
  if (from.kind === 'calendar' && to.kind === 'calendar') {
    return (
      from.zone === to.zone &&
      from.province === to.province &&
      from.issueForm === to.issueForm &&
      mayBegin(to) &&
      mayDrawOn(from.days, to)
    );
  }
  return isSame({ from, to });
}

/** Numbers that count the draws of a year keep their days. */
function mayDrawOn(
  formerDays: readonly number[] | 'thai',
  { days, issueForm }: Extract<GameSchedule, { kind: 'calendar' }>,
): boolean {
  const isWeek = days !== 'thai' && formerDays !== 'thai' && new Set(days).size === days.length;
  return String(days) === String(formerDays) || (isWeek && issueForm === 'yyyymmdd');
}

export function isSame({ from, to }: ScheduleChange): boolean {
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  const valueOf = (schedule: object, key: string): string =>
    JSON.stringify(Object.entries(schedule).find(([name]) => name === key)?.[1]);
  return [...keys].every((key) => valueOf(from, key) === valueOf(to, key));
}

/**
 * From when a changed schedule makes issues: after the last one that was published, and in a game
 * of the house at the midnight after it, where its numbers begin anew.
 */
export function scheduleFrom(
  { kind, zone }: GameSchedule,
  publishedUntil: Temporal.Instant,
): Temporal.Instant {
  return kind === 'interval' ? midnightAfter(publishedUntil, zone) : publishedUntil;
}

function midnightAfter(instant: Temporal.Instant, zone: Zone): Temporal.Instant {
  const atMs = instant.epochMilliseconds;
  const { date } = localTime(atMs, zone);
  const ofDay = (days: number) => instantOf({ date: addDays(date, days), secondOfDay: 0 }, zone);
  return Temporal.Instant.fromEpochMilliseconds(ofDay(0) === atMs ? atMs : ofDay(1));
}
