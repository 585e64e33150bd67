import type { Ctx } from '../../../platform/context.ts';
import { insertCut } from '../store-cuts.ts';
import { holdFold } from '../store-fold.ts';

/**
 * From a moment to come on, the sums of its day are kept apart too (`readSegments`). The moment is
 * asked for while nobody folds, so that nothing of what lies behind it is in the sums yet. Holds
 * the fold until the transaction ends.
 */
export async function cutDay(
  ctx: Ctx,
  next: (now: Temporal.Instant) => Temporal.Instant,
): Promise<Temporal.Instant> {
  await holdFold(ctx.tx);
  const at = next(ctx.clock.now());
  await insertCut(ctx.tx, { at, timeZone: ctx.site.timeZone });
  return at;
}
