import type { Ctx } from '../../../platform/context.ts';
import { stopSpans } from '../../limits/index.ts';
import type { FoldedRow } from '../../turnover/index.ts';
import { type Share, summed } from '../accruals.ts';
import { grantedOn } from '../granted-on.ts';
import { sharesOfHour } from '../own-only.ts';
import { addAccruals, minuteOf } from '../store-purses.ts';
import { addShares } from '../store-shares.ts';

/**
 * What members and the agents above them earn of play that was folded. Runs once for each
 * `turnover.folded`, in which each fact is once, so a rebate accrues once for each bet and its
 * voids (A7); at the rates of its day, whenever it is folded. Agents earn nothing by what
 * was played from the moment of an exclusion on (agents-loyalty-money.md H).
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
  const accruals: Share[] = [];
  for (const [siteDay, rowsOfDay] of Map.groupBy(played, (row) => row.siteDay)) {
    const ids = rowsOfDay.map(({ memberId }) => memberId);
    const granted = await grantedOn(ctx, ids, siteDay);
    const stops = await stopSpans(ctx, [...new Set(ids)]);
    accruals.push(...rowsOfDay.flatMap((row) => sharesOfHour(row, granted, stops)));
  }
  if (accruals.length > 0) {
    await addAccruals(ctx.tx, summed(accruals), minuteOf(ctx.clock.now()));
    await addShares(ctx.tx, accruals);
  }
}
