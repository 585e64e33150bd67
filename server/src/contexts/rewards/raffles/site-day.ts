import type { Ctx } from '../../../platform/context.ts';

/** The day by the site's calendar. */
export function siteDay({ clock, site }: Pick<Ctx, 'clock' | 'site'>): string {
  return String(clock.now().toZonedDateTimeISO(site.timeZone).toPlainDate());
}
