import type { Ctx } from './context.ts';

interface Place {
  readonly clock: Pick<Ctx['clock'], 'now'>;
  readonly site: Pick<Ctx['site'], 'timeZone'>;
}

/** The day on the calendar of the site. */
export function siteDate({ clock, site }: Place): Temporal.PlainDate {
  return clock.now().toZonedDateTimeISO(site.timeZone).toPlainDate();
}

/** The same as text, `2026-03-09`. */
export function siteDay(place: Place): string {
  return String(siteDate(place));
}

/** When this day of the site began. */
export function dayStart(place: Place): Temporal.Instant {
  return siteDate(place).toZonedDateTime(place.site.timeZone).toInstant();
}

/** When this month of the site began. */
export function monthStart(place: Place): Temporal.Instant {
  return siteDate(place).with({ day: 1 }).toZonedDateTime(place.site.timeZone).toInstant();
}
