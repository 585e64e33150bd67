import type { Ctx } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { siteDate } from '../../../../platform/site-date.ts';
import { momentsOf } from '../../../../platform/site-days.ts';
import '../newcomers-event.ts';
import { countNewcomers } from '../store-newcomers.ts';

/** Hours of a day in which it is said what the day before brought; once more changes nothing. */
const tellingHours = 3;

/** Tells agents how many came directly below them yesterday, in one digest (G). */
export async function tellNewcomers(ctx: Ctx): Promise<void> {
  const { timeZone } = ctx.site;
  if (ctx.clock.now().toZonedDateTimeISO(timeZone).hour >= tellingHours) {
    return;
  }
  const siteDay = String(siteDate(ctx).subtract({ days: 1 }));
  const agents = await countNewcomers(ctx.tx, momentsOf({ from: siteDay, to: siteDay }, timeZone));
  if (agents.length > 0) {
    await emit(ctx, { name: 'agents.newcomers_counted', payload: { siteDay, agents } });
  }
}
