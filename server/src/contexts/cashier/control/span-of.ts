import type { Ctx } from '../../../platform/context.ts';

const besideHours = 72;

/** A day of the site, and the time around it in which its payments may have been told. */
export function spanOf(ctx: Pick<Ctx, 'site'>, day: Temporal.PlainDate) {
  const { timeZone } = ctx.site;
  const from = day.toZonedDateTime(timeZone).toInstant();
  const to = day.add({ days: 1 }).toZonedDateTime(timeZone).toInstant();
  return {
    from,
    to,
    fromBeside: from.subtract({ hours: besideHours }),
    toBeside: to.add({ hours: besideHours }),
  };
}
