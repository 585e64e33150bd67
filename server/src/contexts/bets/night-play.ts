import type { Ctx } from '../../platform/context.ts';
import { type NightPlayRow, selectNightPlay } from './store-nights.ts';

/** Nights that are looked at, the running day's included (R16). */
const nightCount = 7;
/** By the site's clock; a night begins at midnight. */
const nightEndHour = 6;

/** Who placed bets in at least so many of the last seven nights, between midnight and six. */
export function readNightPlay(ctx: Ctx, least: number): Promise<readonly NightPlayRow[]> {
  const { timeZone } = ctx.site;
  const today = ctx.clock.now().toZonedDateTimeISO(timeZone).toPlainDate();
  const nights = Array.from({ length: nightCount }, (_night, days) => {
    const midnight = today.subtract({ days }).toZonedDateTime(timeZone);
    return {
      from: midnight.toInstant(),
      to: midnight.withPlainTime({ hour: nightEndHour }).toInstant(),
    };
  });
  return selectNightPlay(ctx.tx, { nights, least });
}
