import type { Ctx } from '../../../platform/context.ts';
import { eventCategories, overdueLimits } from '../overdue.ts';
import { closeQuietRounds } from '../store-open.ts';

/** More than a busy vendor opens between two runs. */
const mostAtOnce = 50_000;

/**
 * Ends the rounds of vendors that never say so themselves: all of their bets have results, and
 * nothing came for so long that nothing more will (rule 21). No stake is taken on them any more
 * (rule 15); a result that comes all the same is taken, because we only supposed the end. Moves no
 * money. Answers how many there were.
 */
export async function endQuietRounds(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const limits = overdueLimits(now);
  return closeQuietRounds(ctx.tx, { eventCategories, ...limits, now, limit: mostAtOnce });
}
