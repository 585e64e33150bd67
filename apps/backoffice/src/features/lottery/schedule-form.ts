import type { GameSettings } from './api/list-games.ts';

export type Schedule = GameSettings['schedule'];
export type Calendar = Extract<Schedule, { kind: 'calendar' }>;

/** Seconds between draws and before a draw at which betting closes, as the rules allow them. */
export const intervals = ['60/5', '90/5', '120/8', '180/10', '300/15', '600/30'] as const;

export interface TypedSchedule {
  /** One of `intervals`. */
  readonly interval: string;
  readonly closes: string;
  readonly draws: string;
  /** Days of the week, from Sunday. */
  readonly days: readonly boolean[];
}

const clock = /^(?<hours>[01]\d|2[0-3]):(?<minutes>[0-5]\d)$/u;

/** Seconds since midnight; undefined for what is no time of a clock. */
export function secondOf(text: string): number | undefined {
  const groups = clock.exec(text.trim())?.groups;
  return groups && Number(groups['hours']) * 3600 + Number(groups['minutes']) * 60;
}

export function clockOf(second: number): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${two(second / 3600)}:${two((second % 3600) / 60)}`;
}

/** What a schedule has of what a form changes. */
export function typedSchedule(schedule: Schedule): TypedSchedule {
  return {
    interval:
      schedule.kind === 'interval' ? `${schedule.intervalSeconds}/${schedule.leadSeconds}` : '',
    closes: schedule.kind === 'calendar' ? clockOf(schedule.closesAtSecond) : '',
    draws: schedule.kind === 'calendar' ? clockOf(schedule.drawsAtSecond) : '',
    days: [0, 1, 2, 3, 4, 5, 6].map(
      (day) => schedule.kind === 'calendar' && drawsOn(schedule, day),
    ),
  };
}

function drawsOn({ days }: Calendar, day: number): boolean {
  return days !== 'thai' && days.includes(day);
}

/** Numbers that count the draws of a year keep their days, and so does the Thai rule. */
export function mayChangeDays({ days, issueForm }: Calendar): boolean {
  return days !== 'thai' && issueForm === 'yyyymmdd';
}

/** The schedule with what the form says. */
export function changedSchedule(schedule: Schedule, typed: TypedSchedule): Schedule {
  if (schedule.kind === 'interval') {
    const [intervalSeconds = 60, leadSeconds = 5] = typed.interval.split('/').map(Number);
    return { ...schedule, intervalSeconds: lengthOf(intervalSeconds), leadSeconds };
  }
  if (schedule.kind === 'calendar') {
    const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => typed.days[day]);
    return {
      ...schedule,
      closesAtSecond: secondOf(typed.closes) ?? schedule.closesAtSecond,
      drawsAtSecond: secondOf(typed.draws) ?? schedule.drawsAtSecond,
      days: mayChangeDays(schedule) ? days : schedule.days,
    };
  }
  return schedule;
}

type Length = Extract<Schedule, { kind: 'interval' }>['intervalSeconds'];

function lengthOf(seconds: number): Length {
  const lengths: readonly Length[] = [60, 90, 120, 180, 300, 600];
  return lengths.find((length) => length === seconds) ?? 60;
}

/** In short: `300 s, 15 s`, or the days and times of a calendar. */
export function scheduleText(schedule: Schedule, dayName: (day: number) => string): string {
  switch (schedule.kind) {
    case 'interval':
      return `${schedule.intervalSeconds} s / ${schedule.leadSeconds} s`;
    case 'calendar': {
      const { days } = schedule;
      const times = `${clockOf(schedule.closesAtSecond)} – ${clockOf(schedule.drawsAtSecond)}`;
      return days === 'thai' ? `1, 16 · ${times}` : `${days.map(dayName).join(' ')} · ${times}`;
    }
    case 'yeekee':
      return '900 s';
    case 'feed':
      return '–';
    default:
      return schedule satisfies never;
  }
}
