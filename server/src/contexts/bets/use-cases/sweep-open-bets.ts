import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { send } from '../../../platform/statement.ts';
import { eventCategories, overdueLimits } from '../overdue.ts';
import { selectOverdueBets } from '../store-open.ts';
import { insertReviews } from '../store-writes.ts';

const mostAtOnce = 500;

/**
 * Puts bets of vendors that have had no result for too long before a person, each once. It gives
 * nothing back: only the vendor knows what became of the round. Answers how many there were.
 */
export async function sweepOpenBets(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const overdue = await selectOverdueBets(ctx.tx, {
    eventCategories,
    ...overdueLimits(now),
    limit: mostAtOnce,
  });
  const reviews = overdue.map(({ txId, ...bet }) => ({
    ...bet,
    id: ctx.ids.next('rvw'),
    reason: 'round_without_result' as const,
    subject: assertDefined(txId, 'a vendor names its bets'),
  }));
  if (reviews.length > 0) {
    ctx.log.warn({ bets: reviews.length }, 'bets of vendors have no result for long');
    await send(ctx.tx, insertReviews(now, reviews));
  }
  return reviews.length;
}
