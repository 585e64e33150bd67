/** A day of the Gregorian calendar; months and days count from 1. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Days since 1970-01-01, by the era arithmetic of the 400-year cycle with years that begin in
 * March.
 */
export function dayNumber({ year, month, day }: CivilDate): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const marchDay = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + marchDay;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The inverse of {@link dayNumber}. */
export function dateOfDay(days: number): CivilDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const marchDay =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * marchDay + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: marchDay - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

export function compareDates(left: CivilDate, right: CivilDate): number {
  return dayNumber(left) - dayNumber(right);
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return dateOfDay(dayNumber(date) + days);
}

/** 0 is Sunday … 6 is Saturday. */
export function weekday(date: CivilDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** Days since 1 January, which is 1. */
export function dayOfYear(date: CivilDate): number {
  return dayNumber(date) - dayNumber({ year: date.year, month: 1, day: 1 }) + 1;
}

/** Reads `"2026-03-01"`; undefined when it is no such day. */
export function parseDate(text: string): CivilDate | undefined {
  const groups = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/u.exec(text)?.groups;
  if (groups === undefined) {
    return undefined;
  }
  const date = {
    year: Number(groups['year']),
    month: Number(groups['month']),
    day: Number(groups['day']),
  };
  return formatDate(dateOfDay(dayNumber(date))) === text ? date : undefined;
}

export function formatDate({ year, month, day }: CivilDate): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

export function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
