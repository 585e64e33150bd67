import { currency, formatAmount } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { send } from '../../../platform/statement.ts';
import type { UnprovenFigure } from '../../turnover/index.ts';
import { insertReviews, type NewReview } from '../store-writes.ts';

/**
 * Puts each day of the whole site whose turnover differs from the ledger before an operator, once
 * for what both say of it, as the day of a member is (agents-loyalty-money.md B3).
 */
export async function reviewSiteDays(
  ctx: Ctx,
  { figures }: { readonly figures: readonly UnprovenFigure[] },
): Promise<void> {
  const reviews = figures.map((figure) => reviewOf(ctx, figure));
  await send(ctx.tx, insertReviews(ctx.clock.now(), reviews));
}

/** The day, the figure, what the sums say and what the ledger says, for whoever looks at it. */
function reviewOf({ ids, site }: Ctx, { siteDay, figure, ...said }: UnprovenFigure): NewReview {
  const amount = (minor: string) => formatAmount(BigInt(minor), currency(site.currency));
  return {
    id: ids.next('rvw'),
    reason: 'site_turnover_differs',
    provider: 'turnover',
    subject: `${siteDay} ${figure} ${amount(said.rollup)} ${amount(said.ledger)}`,
    memberId: null,
    roundId: null,
    betId: null,
  };
}
