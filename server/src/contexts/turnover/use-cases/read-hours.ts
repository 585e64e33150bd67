import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type HourRow, selectHours } from '../store-rollups.ts';

/**
 * Rows by hour of some members or of all who have any, in the zone of the site; hours are kept for
 * eight days.
 */
export function readHours(
  ctx: Ctx,
  query: {
    readonly memberIds?: readonly MemberId[];
    readonly from: Temporal.Instant;
    /** Excluded. */
    readonly to: Temporal.Instant;
  },
): Promise<readonly HourRow[]> {
  return selectHours(ctx.tx, query);
}
