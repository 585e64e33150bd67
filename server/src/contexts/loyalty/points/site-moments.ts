import type { Ctx } from '../../../platform/context.ts';

/** When this day of the site began. */
export function dayStart({ clock, site }: Pick<Ctx, 'clock' | 'site'>): Temporal.Instant {
  return clock.now().toZonedDateTimeISO(site.timeZone).startOfDay().toInstant();
}

/** When this month of the site began. */
export function monthStart({ clock, site }: Pick<Ctx, 'clock' | 'site'>): Temporal.Instant {
  const now = clock.now().toZonedDateTimeISO(site.timeZone);
  return now.with({ day: 1 }).startOfDay().toInstant();
}

/** The day that it is on the site. */
export function siteDay({ clock, site }: Pick<Ctx, 'clock' | 'site'>): string {
  return String(clock.now().toZonedDateTimeISO(site.timeZone).toPlainDate());
}
