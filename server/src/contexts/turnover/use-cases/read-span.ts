import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type DayRange, type SpanRow, sumDays } from '../store-rollups.ts';

/** Sums over days by member and category, of some members or of all who have any. */
export function readSpan(
  ctx: Ctx,
  query: DayRange & { readonly memberIds?: readonly MemberId[] },
): Promise<readonly SpanRow[]> {
  return sumDays(ctx.tx, query);
}
