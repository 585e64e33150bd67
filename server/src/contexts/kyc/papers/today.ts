import type { Ctx } from '../../../platform/context.ts';

/** The day on the calendar of the site. */
export function today(ctx: Pick<Ctx, 'clock' | 'site'>): Temporal.PlainDate {
  return ctx.clock.now().toZonedDateTimeISO(ctx.site.timeZone).toPlainDate();
}
