import { describe, expect, it } from 'vitest';
import { nextPeriod, periodOf, type Period, type PeriodType } from './period.ts';

const at = (text: string): Temporal.Instant => Temporal.Instant.from(text);

function spanOf(type: PeriodType, zone: string, instant: string): readonly [string, string] {
  const { start, end } = periodOf(type, zone, at(instant));
  return [start.toString(), end.toString()];
}

/** All hours of the site's day, from its midnight to the next. */
function hoursOf(zone: string, date: string): Period[] {
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime(zone);
  const end = midnight.add({ days: 1 }).toInstant();
  const hours = [periodOf('HOURLY', zone, midnight.toInstant())];
  for (let last = hours.at(-1); last !== undefined; last = hours.at(-1)) {
    if (Temporal.Instant.compare(last.end, end) >= 0) {
      return hours;
    }
    hours.push(nextPeriod('HOURLY', zone, last));
  }
  return hours;
}

const minutesOf = ({ start, end }: Period): number => end.since(start).total('minutes');

// Expected instants: the offsets of the IANA zones, read from their rules by hand
// (agents-loyalty-money.md C1, C4).
describe('hours', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-10T03:59:59Z', '2026-11-10T03:00:00Z', '2026-11-10T04:00:00Z'],
    ['Asia/Kolkata', '2026-11-10T03:29:59Z', '2026-11-10T02:30:00Z', '2026-11-10T03:30:00Z'],
    ['Asia/Kolkata', '2026-11-10T03:30:00Z', '2026-11-10T03:30:00Z', '2026-11-10T04:30:00Z'],
    ['Asia/Kathmandu', '2026-11-10T03:14:59Z', '2026-11-10T02:15:00Z', '2026-11-10T03:15:00Z'],
    ['Asia/Kathmandu', '2026-11-10T03:15:00Z', '2026-11-10T03:15:00Z', '2026-11-10T04:15:00Z'],
    ['America/St_Johns', '2026-07-01T12:00:00Z', '2026-07-01T11:30:00Z', '2026-07-01T12:30:00Z'],
    ['Australia/Eucla', '2026-07-01T12:00:00Z', '2026-07-01T11:15:00Z', '2026-07-01T12:15:00Z'],
    ['Pacific/Chatham', '2026-07-01T12:00:00Z', '2026-07-01T11:15:00Z', '2026-07-01T12:15:00Z'],
    ['Australia/Lord_Howe', '2026-07-01T12:00:00Z', '2026-07-01T11:30:00Z', '2026-07-01T12:30:00Z'],
    ['Australia/Lord_Howe', '2026-12-01T12:30:00Z', '2026-12-01T12:00:00Z', '2026-12-01T13:00:00Z'],
  ])('follow the clock of %s at %s', (zone, instant, start, end) => {
    expect(spanOf('HOURLY', zone, instant)).toEqual([start, end]);
  });

  it('are keyed by their start in UTC', () => {
    expect(periodOf('HOURLY', 'Asia/Kathmandu', at('2026-11-10T03:20:00Z')).key).toBe(
      '2026-11-10T03:15Z',
    );
  });

  it.each([
    ['Europe/Madrid', '2026-03-29', 23],
    ['Europe/Madrid', '2026-10-25', 25],
    ['America/St_Johns', '2026-03-08', 23],
    ['America/St_Johns', '2026-11-01', 25],
    // Here the clock goes from 02:45 to 03:45, and back.
    ['Pacific/Chatham', '2026-09-27', 23],
    ['Pacific/Chatham', '2026-04-05', 25],
  ])('of a day in %s on %s are %i, each of sixty minutes', (zone, date, count) => {
    const minutes = hoursOf(zone, date).map(minutesOf);
    expect(minutes).toEqual(Array.from({ length: count }, () => 60));
  });

  it.each([
    // 02:00 becomes 01:30, so the clock shows 01:xx for ninety minutes.
    ['2026-04-05', '2026-04-04T14:00:00Z', '2026-04-04T15:30:00Z', 24],
    // 02:00 becomes 02:30, so the next full hour after 01:00 is 03:00.
    ['2026-10-04', '2026-10-03T14:30:00Z', '2026-10-03T16:00:00Z', 23],
  ])('of Lord Howe on %s have one of ninety minutes', (date, start, end, count) => {
    const hours = hoursOf('Australia/Lord_Howe', date);
    const long = hours.filter((hour) => minutesOf(hour) !== 60);
    expect(hours).toHaveLength(count);
    expect(long.map((hour) => [hour.start.toString(), hour.end.toString()])).toEqual([
      [start, end],
    ]);
    for (const inside of ['2026-04-04T15:00:00Z', '2026-10-03T15:30:00Z']) {
      const period = periodOf('HOURLY', 'Australia/Lord_Howe', at(inside));
      expect(minutesOf(period)).toBe(90);
    }
  });
});

describe('five-minute windows', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-10T02:09:59.999Z', '2026-11-10T02:05:00Z', '2026-11-10T02:10:00Z'],
    ['Asia/Shanghai', '2026-11-10T02:10:00Z', '2026-11-10T02:10:00Z', '2026-11-10T02:15:00Z'],
    ['Asia/Kathmandu', '2026-11-09T18:15:00Z', '2026-11-09T18:15:00Z', '2026-11-09T18:20:00Z'],
  ])('are aligned to UTC in %s at %s', (zone, instant, start, end) => {
    expect(spanOf('FIVE_MIN', zone, instant)).toEqual([start, end]);
    expect(periodOf('FIVE_MIN', zone, at(instant)).key).toBe(`${start.slice(0, 16)}Z`);
  });
});

describe('days and longer periods', () => {
  it.each([
    ['DAILY', 'Asia/Kathmandu', '2026-11-09T18:14:59Z', '2026-11-09'],
    ['DAILY', 'Asia/Kathmandu', '2026-11-09T18:15:00Z', '2026-11-10'],
    // Midnight does not exist on this day: the clock goes from 23:59:59 to 01:00.
    ['DAILY', 'America/Havana', '2026-03-08T05:00:00Z', '2026-03-08'],
    ['DAILY', 'America/Havana', '2026-03-08T04:59:59Z', '2026-03-07'],
    ['WEEKLY', 'Asia/Kolkata', '2026-11-08T18:29:59Z', '2026-W45'],
    ['WEEKLY', 'Asia/Kolkata', '2026-11-08T18:30:00Z', '2026-W46'],
    // The first days of January can belong to the last ISO week of the year before.
    ['WEEKLY', 'UTC', '2027-01-03T12:00:00Z', '2026-W53'],
    ['SEMIMONTHLY', 'Australia/Lord_Howe', '2026-10-15T12:59:59Z', '2026-10-H1'],
    ['SEMIMONTHLY', 'Australia/Lord_Howe', '2026-10-15T13:00:00Z', '2026-10-H2'],
    ['SEMIMONTHLY', 'UTC', '2027-02-28T23:59:59Z', '2027-02-H2'],
    ['MONTHLY', 'Asia/Kathmandu', '2026-11-30T18:14:59Z', '2026-11'],
    ['MONTHLY', 'Asia/Kathmandu', '2026-11-30T18:15:00Z', '2026-12'],
  ] as const)('%s in %s at %s is %s', (type, zone, instant, key) => {
    expect(periodOf(type, zone, at(instant)).key).toBe(key);
  });
});
