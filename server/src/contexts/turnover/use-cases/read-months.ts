import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type DayRange, type MonthRow, sumMonths } from '../store-rollups.ts';

/** Sums of one member by month of the site; there is no row of a month without any. */
export function readMonths(
  ctx: Ctx,
  query: DayRange & { readonly memberId: MemberId },
): Promise<readonly MonthRow[]> {
  return sumMonths(ctx.tx, query);
}
