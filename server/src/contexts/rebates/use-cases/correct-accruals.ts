import type { Ctx } from '../../../platform/context.ts';
import type { CorrectedRow } from '../../turnover/index.ts';
import { accrualsOf, type Granted, type Share, summed } from '../accruals.ts';
import { grantedOn } from '../granted-on.ts';
import { addAccruals, minuteOf } from '../store-purses.ts';
import { addShares } from '../store-shares.ts';

/**
 * A bet that is taken back or changed takes back what it accrued, at the rates of the day on which
 * it was booked (A7). The correction itself is folded as play of its own day, so what is added here
 * is the difference between the rates of both days.
 */
export async function correctAccruals(
  ctx: Ctx,
  { at, rows }: { readonly at: string; readonly rows: readonly CorrectedRow[] },
): Promise<void> {
  const siteDay = dayOf(ctx, at);
  const late = rows.filter(({ bookedAt }) => dayOf(ctx, bookedAt) !== siteDay);
  const accruals: Share[] = [];
  for (const [day, rowsOfDay] of Map.groupBy(late, ({ bookedAt }) => dayOf(ctx, bookedAt))) {
    const ids = rowsOfDay.map(({ memberId }) => memberId);
    const then = await grantedOn(ctx, ids, day);
    const now = await grantedOn(ctx, ids, siteDay);
    for (const row of rowsOfDay) {
      accruals.push(...differences({ ...row, siteDay }, then, now));
    }
  }
  const moved = summed(accruals).filter(({ amountE4 }) => amountE4 !== 0n);
  if (moved.length > 0) {
    await addAccruals(ctx.tx, moved, minuteOf(ctx.clock.now()));
    await addShares(ctx.tx, accruals);
  }
}

/** What is valid is in the fold already, so only amounts differ. */
function differences(
  row: Parameters<typeof accrualsOf>[0],
  then: Granted,
  now: Granted,
): readonly Share[] {
  return [
    ...accrualsOf(row, then).map((accrual) => ({ ...accrual, validMinor: 0n })),
    ...accrualsOf(row, now).map((accrual) => {
      return { ...accrual, validMinor: 0n, amountE4: 0n - accrual.amountE4 };
    }),
  ];
}

function dayOf(ctx: Ctx, moment: string): string {
  const at = Temporal.Instant.from(moment).toZonedDateTimeISO(ctx.site.timeZone);
  return String(at.toPlainDate());
}
