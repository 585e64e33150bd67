import type { Ctx } from '../../../platform/context.ts';
import { insertCut } from '../store-cuts.ts';

/**
 * Keeps the sums of a day apart from a moment on, for the sake of one member whose account the
 * caller's transaction holds: nothing of that member is booked from the moment on before the cut is
 * there, so nobody who folds has to be waited for.
 */
export async function cutAt(ctx: Ctx, at: Temporal.Instant): Promise<void> {
  await insertCut(ctx.tx, { at, timeZone: ctx.site.timeZone });
}
