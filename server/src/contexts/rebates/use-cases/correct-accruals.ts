import type { Ctx } from '../../../platform/context.ts';
import { isWithin, stopSpans } from '../../limits/index.ts';
import type { CorrectedRow } from '../../turnover/index.ts';
import { accrualsOf, type Share, summed } from '../accruals.ts';
import { grantedOn } from '../granted-on.ts';
import { ownOf } from '../own-only.ts';
import { addAccruals, minuteOf } from '../store-purses.ts';
import { addShares } from '../store-shares.ts';

/**
 * A bet that is taken back or changed takes back what it accrued, at the rates of the day on which
 * it was booked (A7), from the agents too if they earned by it (agents-loyalty-money.md H). The
 * correction itself is folded as play of its own day and moment, so what is added here is the
 * difference between both.
 */
export async function correctAccruals(
  ctx: Ctx,
  { at, rows }: { readonly at: string; readonly rows: readonly CorrectedRow[] },
): Promise<void> {
  const siteDay = dayOf(ctx, at);
  const stops = await stopSpans(ctx, [...new Set(rows.map(({ memberId }) => memberId))]);
  const isShared = (moment: string, { memberId }: CorrectedRow) =>
    !isWithin(Temporal.Instant.from(moment), stops.get(memberId));
  const moved = rows.filter((row) => {
    const isLate = dayOf(ctx, row.bookedAt) !== siteDay;
    return isLate || isShared(row.bookedAt, row) !== isShared(at, row);
  });
  const accruals: Share[] = [];
  for (const [day, rowsOfDay] of Map.groupBy(moved, ({ bookedAt }) => dayOf(ctx, bookedAt))) {
    const ids = rowsOfDay.map(({ memberId }) => memberId);
    const then = await grantedOn(ctx, ids, day);
    const now = await grantedOn(ctx, ids, siteDay);
    for (const row of rowsOfDay) {
      const earned = accrualsOf({ ...row, siteDay }, then);
      const folded = accrualsOf({ ...row, siteDay }, now);
      accruals.push(
        ...(isShared(row.bookedAt, row) ? earned : ownOf(earned)),
        ...(isShared(at, row) ? folded : ownOf(folded)).map(negated),
      );
    }
  }
  await add(ctx, accruals);
}

async function add(ctx: Ctx, accruals: readonly Share[]): Promise<void> {
  const moved = summed(accruals).filter(
    ({ amountE4, validMinor }) => amountE4 !== 0n || validMinor !== 0n,
  );
  if (moved.length > 0) {
    await addAccruals(ctx.tx, moved, minuteOf(ctx.clock.now()));
    await addShares(ctx.tx, accruals);
  }
}

function negated(share: Share): Share {
  return { ...taken(share), steps: share.steps.map(taken) };
}

function taken<Sums extends Pick<Share, 'validMinor' | 'amountE4'>>(sums: Sums): Sums {
  return { ...sums, validMinor: 0n - sums.validMinor, amountE4: 0n - sums.amountE4 };
}

function dayOf({ site }: Pick<Ctx, 'site'>, moment: string): string {
  return String(Temporal.Instant.from(moment).toZonedDateTimeISO(site.timeZone).toPlainDate());
}
