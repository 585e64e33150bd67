import type { Ctx } from '../../../platform/context.ts';

/** The first moment of this month by the site's calendar. */
export function monthStart({ clock, site }: Pick<Ctx, 'clock' | 'site'>): Temporal.Instant {
  const today = clock.now().toZonedDateTimeISO(site.timeZone).toPlainDate();
  return today.with({ day: 1 }).toZonedDateTime(site.timeZone).toInstant();
}
