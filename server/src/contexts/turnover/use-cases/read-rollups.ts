import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import {
  type DayRange,
  type DayRow,
  type HourRow,
  selectDays,
  selectHours,
  type SpanRow,
  sumDays,
} from '../store-rollups.ts';

/** Rows of these members by day of the site and category; days and categories without any fail. */
export function readDays(
  ctx: Ctx,
  query: DayRange & { readonly memberIds: readonly MemberId[] },
): Promise<readonly DayRow[]> {
  return selectDays(ctx.tx, query);
}

/** Rows of these members by hour, in the zone of the site; hours are kept for eight days. */
export function readHours(
  ctx: Ctx,
  query: {
    readonly memberIds: readonly MemberId[];
    readonly from: Temporal.Instant;
    /** Excluded. */
    readonly to: Temporal.Instant;
  },
): Promise<readonly HourRow[]> {
  return selectHours(ctx.tx, query);
}

/** Sums over days by member and category, of some members or of all who have any. */
export function readSpan(
  ctx: Ctx,
  query: DayRange & { readonly memberIds?: readonly MemberId[] },
): Promise<readonly SpanRow[]> {
  return sumDays(ctx.tx, query);
}
