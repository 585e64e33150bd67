import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type DayRange, type DayRow, selectDays } from '../store-rollups.ts';

/**
 * Rows of these members by day of the site and category; there is none where nothing was booked.
 */
export function readDays(
  ctx: Ctx,
  query: DayRange & { readonly memberIds: readonly MemberId[] },
): Promise<readonly DayRow[]> {
  return selectDays(ctx.tx, query);
}
