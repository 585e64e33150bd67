import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** Refuses with `statement_day_future`: a day that is still to come has no statement. */
export function refuseFuture(ctx: Pick<Ctx, 'clock' | 'site'>, day: Temporal.PlainDate): void {
  const today = ctx.clock.now().toZonedDateTimeISO(ctx.site.timeZone).toPlainDate();
  if (Temporal.PlainDate.compare(day, today) > 0) {
    throw new Refusal('statement_day_future');
  }
}
