import type { Ctx } from '../../../platform/context.ts';
import { type SegmentQuery, sumSegments } from '../store-cuts.ts';
import type { SpanRow } from '../store-rollups.ts';

/**
 * Sums by member and category from one cut of a day up to another, or to the end of the day, of
 * some members or of all who have any.
 */
export function readSegments(ctx: Ctx, query: SegmentQuery): Promise<readonly SpanRow[]> {
  return sumSegments(ctx.tx, query);
}
