import { assertDefined, unreachable } from '@portal/money';
import type { Span } from './contract.ts';

export const periodTypes = [
  'FIVE_MIN',
  'HOURLY',
  'DAILY',
  'WEEKLY',
  'SEMIMONTHLY',
  'MONTHLY',
] as const;
export type PeriodType = (typeof periodTypes)[number];

/** The types whose periods are made of days of the site's calendar. */
type CalendarType = Exclude<PeriodType, 'FIVE_MIN' | 'HOURLY'>;

/** A span with the key it is stored under (agents-loyalty-money.md C4). */
export interface Period extends Span {
  readonly key: string;
}

/**
 * The period that an instant falls into, by the site's zone (agents-loyalty-money.md C4). The
 * five-minute grid is aligned to UTC; an hour begins when the site's clock shows a full hour; the
 * other periods begin at midnight of the site's calendar, or at the first instant of a day that has
 * none.
 */
export function periodOf(type: PeriodType, zone: string, instant: Temporal.Instant): Period {
  if (type === 'FIVE_MIN') {
    return fiveMinutesOf(instant);
  }
  if (type === 'HOURLY') {
    return hourOf(instant.toZonedDateTimeISO(zone));
  }
  const today = instant.toZonedDateTimeISO(zone).toPlainDate();
  const [first, next] = daysOf(type, today);
  return {
    start: startOfDay(first, zone),
    end: startOfDay(next, zone),
    key: keyOf(type, first),
  };
}

/** The period that begins where this one ends. */
export function nextPeriod(type: PeriodType, zone: string, period: Period): Period {
  return periodOf(type, zone, period.end);
}

function fiveMinutesOf(instant: Temporal.Instant): Period {
  const start = instant.round({
    smallestUnit: 'minute',
    roundingIncrement: 5,
    roundingMode: 'floor',
  });
  return { start, end: start.add({ minutes: 5 }), key: minuteKey(start) };
}

/**
 * Changes of the clock by whole hours leave 23 or 25 hours of the same length in their day, also
 * where the clock changes at a quarter to. Where it changes by half an hour, the hour around the
 * change lasts 90 minutes, because the clock shows no full hour in between.
 */
function hourOf(localTime: Temporal.ZonedDateTime): Period {
  const start = lastFullHour(localTime).toInstant();
  return { start, end: nextFullHour(localTime).toInstant(), key: minuteKey(start) };
}

/** When the clock showed a full hour last, this instant included. */
function lastFullHour(localTime: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const hourBefore = localTime.subtract(sinceFullHour(localTime));
  if (isFullHour(hourBefore)) {
    return hourBefore;
  }
  return lastFullHour(changeAfter(hourBefore).subtract({ nanoseconds: 1 }));
}

/** When the clock will show a full hour next, this instant excluded. */
function nextFullHour(localTime: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const hourAfter = localTime.subtract(sinceFullHour(localTime)).add({ hours: 1 });
  if (isFullHour(hourAfter)) {
    return hourAfter;
  }
  const change = changeAfter(localTime);
  return isFullHour(change) ? change : nextFullHour(change);
}

function changeAfter(localTime: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const change = localTime.getTimeZoneTransition('next') ?? undefined;
  return assertDefined(change, 'a full hour is missing only where the clock was changed');
}

function isFullHour(localTime: Temporal.ZonedDateTime): boolean {
  return sinceFullHour(localTime).blank;
}

function sinceFullHour(localTime: Temporal.ZonedDateTime): Temporal.Duration {
  const time = localTime.toPlainTime();
  return time.since(time.round({ smallestUnit: 'hour', roundingMode: 'floor' }));
}

/** Keys of periods within a day are in UTC (agents-loyalty-money.md C4). */
function minuteKey(start: Temporal.Instant): string {
  return start.toString({ smallestUnit: 'minute' });
}

function startOfDay(date: Temporal.PlainDate, zone: string): Temporal.Instant {
  return date.toZonedDateTime(zone).toInstant();
}

/** First day of the period and first day of the next. */
function daysOf(
  type: CalendarType,
  today: Temporal.PlainDate,
): readonly [Temporal.PlainDate, Temporal.PlainDate] {
  const month = today.with({ day: 1 });
  switch (type) {
    case 'DAILY':
      return [today, today.add({ days: 1 })];
    case 'WEEKLY': {
      const monday = today.subtract({ days: today.dayOfWeek - 1 });
      return [monday, monday.add({ days: 7 })];
    }
    case 'SEMIMONTHLY':
      return today.day <= 15
        ? [month, today.with({ day: 16 })]
        : [today.with({ day: 16 }), month.add({ months: 1 })];
    case 'MONTHLY':
      return [month, month.add({ months: 1 })];
    default:
      return unreachable(type);
  }
}

/** `2026-11-10`, `2026-W46`, `2026-11-H1`, `2026-11` (agents-loyalty-money.md C4). */
function keyOf(type: CalendarType, first: Temporal.PlainDate): string {
  const month = first.toString().slice(0, 7);
  switch (type) {
    case 'DAILY':
      return first.toString();
    case 'WEEKLY':
      return `${first.yearOfWeek ?? first.year}-W${String(first.weekOfYear ?? 0).padStart(2, '0')}`;
    case 'SEMIMONTHLY':
      return `${month}-H${first.day === 1 ? 1 : 2}`;
    case 'MONTHLY':
      return month;
    default:
      return unreachable(type);
  }
}
