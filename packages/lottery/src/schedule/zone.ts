import { dateOfDay, dayNumber, type CivilDate } from './civil.ts';

/** An offset from UTC in minutes, or the name of a real time zone with its daylight saving. */
export type Zone = number | string;

/** A day of a zone and the seconds of its clock since midnight. */
export interface LocalTime {
  readonly date: CivilDate;
  readonly secondOfDay: number;
}

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, format);
  return format;
}

/** How far the zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetMs(atMs: number, zone: Zone): number {
  if (typeof zone === 'number') {
    return zone * 60_000;
  }
  const parts = new Map(
    formatOf(zone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const days = dayNumber({ year: of('year'), month: of('month'), day: of('day') });
  const clockMs = ((of('hour') * 60 + of('minute')) * 60 + of('second')) * 1000;
  return days * dayMs + clockMs - Math.floor(atMs / 1000) * 1000;
}

/** What the zone's calendar and clock show at an instant (milliseconds since 1970). */
export function localTime(atMs: number, zone: Zone): LocalTime {
  const shiftedMs = atMs + offsetMs(atMs, zone);
  const days = Math.floor(shiftedMs / dayMs);
  return { date: dateOfDay(days), secondOfDay: Math.floor((shiftedMs - days * dayMs) / 1000) };
}

/**
 * The instant of a local time. Where the clock goes back and shows it twice, the first; where the
 * clock jumps over it, the instant as far after the jump.
 */
export function instantOf({ date, secondOfDay }: LocalTime, zone: Zone): number {
  const clockMs = dayNumber(date) * dayMs + secondOfDay * 1000;
  const before = offsetMs(clockMs - dayMs, zone);
  const after = offsetMs(clockMs + dayMs, zone);
  const fits = [before, after].filter((offset) => offsetMs(clockMs - offset, zone) === offset);
  return clockMs - (fits.length === 0 ? before : Math.max(...fits));
}
