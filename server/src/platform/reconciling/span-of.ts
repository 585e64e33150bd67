import type { Ctx } from '../context.ts';

const besideHours = 72;

/** A day of the site, and the time around it in which what happened on it may have been told. */
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
