import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type DayCorrectionRow, sumDayCorrections } from '../store-day-corrections.ts';
import type { DayRange } from '../store-rollups.ts';

/**
 * What has to be added to `readSpan` so that bets of these days count as they stand now: what was
 * taken back of them after the days, and not what was taken back in the days of earlier bets.
 */
export function readCorrections(
  ctx: Ctx,
  query: DayRange & { readonly memberIds?: readonly MemberId[] },
): Promise<readonly DayCorrectionRow[]> {
  return sumDayCorrections(ctx.tx, query);
}
