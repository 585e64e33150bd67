import { unreachable } from '@portal/money';

export const periodTypes = ['HOURLY', 'DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const;
export type PeriodType = (typeof periodTypes)[number];

/** A half-open span `[start, end)` with the key it is stored under (C4). */
export interface Period {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
  readonly key: string;
}

/**
 * The period that an instant falls into, by the site's zone (C4). Hours are absolute hours, so a
 * day of 23 or 25 hours has as many; the other periods begin at midnight of the site's calendar, or
 * at the first instant of a day that has none.
 */
export function periodOf(type: PeriodType, zone: string, instant: Temporal.Instant): Period {
  if (type === 'HOURLY') {
    return hourOf(instant);
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

/** The five-minute boundary at or before an instant, UTC aligned (C1). */
export function fiveMinuteBoundary(instant: Temporal.Instant): Temporal.Instant {
  return instant.round({ smallestUnit: 'minute', roundingIncrement: 5, roundingMode: 'floor' });
}

function hourOf(instant: Temporal.Instant): Period {
  const start = instant.round({ smallestUnit: 'hour', roundingMode: 'floor' });
  return { start, end: start.add({ hours: 1 }), key: `${start.toString().slice(0, 16)}Z` };
}

function startOfDay(date: Temporal.PlainDate, zone: string): Temporal.Instant {
  return date.toZonedDateTime(zone).toInstant();
}

/** First day of the period and first day of the next. */
function daysOf(
  type: Exclude<PeriodType, 'HOURLY'>,
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

/** `2026-11-10`, `2026-W46`, `2026-11-H1`, `2026-11` (C4). */
function keyOf(type: Exclude<PeriodType, 'HOURLY'>, first: Temporal.PlainDate): string {
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
