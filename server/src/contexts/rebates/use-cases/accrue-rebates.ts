import type { Ctx } from '../../../platform/context.ts';
import { linesOf, termsOf } from '../../agents/index.ts';
import type { FoldedRow } from '../../turnover/index.ts';
import { accrualsOf, summed } from '../accruals.ts';
import { minorPerUnitOf } from '../pay-purses.ts';
import { addAccruals } from '../store-purses.ts';

/**
 * What members and the agents above them earn of play that was folded. Runs once for each
 * `turnover.folded`, in which each fact is once, so a rebate accrues once for each bet and its
 * voids (A7).
 */
export async function accrueRebates(
  ctx: Ctx,
  { rows }: { readonly rows: readonly FoldedRow[] },
): Promise<void> {
  const played = rows.filter(({ category, valid, noRebate, noShare, groupStake }) => {
    const sums = [valid, noRebate, noShare, groupStake];
    return category !== 'ALL' && sums.some((sum) => sum !== undefined && sum !== '0');
  });
  if (played.length === 0) {
    return;
  }
  const lines = await linesOf(ctx, [...new Set(played.map(({ memberId }) => memberId))]);
  const ids = [...lines].flatMap(([id, { above }]) => [id, ...above]);
  const terms = await termsOf(ctx, [...new Set(ids)]);
  const granted = { lines, terms, minorPerUnit: minorPerUnitOf(ctx) };
  const accruals = summed(played.flatMap((row) => accrualsOf(row, granted)));
  if (accruals.length > 0) {
    await addAccruals(ctx.tx, accruals, minuteOf(ctx.clock.now()));
  }
}

function minuteOf(moment: Temporal.Instant): Temporal.Instant {
  return moment.round({ smallestUnit: 'minute', roundingMode: 'floor' });
}
