import type { Ctx } from '../../../platform/context.ts';
import { shortfallOf } from './shortfall.ts';
import { findControls, findLastTrial, setShort } from './store-control.ts';

/**
 * Raises the flag of protected funds that are less than what belongs to members, and says so in the
 * log each time; takes it down once they suffice (R23).
 */
export async function flagShortfall(ctx: Ctx): Promise<void> {
  const controls = await findControls(ctx.tx, ctx.site.id);
  const missing = shortfallOf(await findLastTrial(ctx.tx), controls?.protectedMinor ?? null);
  const since = controls?.shortSince ?? null;
  const isShort = missing > 0n;
  if (isShort) {
    const shortfall = `${missing} ${ctx.site.currency}`;
    ctx.log.error({ shortfall }, 'the protected funds are less than what belongs to members');
  }
  if (isShort !== (since !== null)) {
    await setShort(ctx.tx, { siteId: ctx.site.id, since: isShort ? ctx.clock.now() : null });
  }
}
