import type { Ctx } from '../../../platform/context.ts';
import { sumSegments } from '../store-cuts.ts';
import type { SpanRow } from '../store-rollups.ts';

/** Sums by member and category from one cut of a day up to another, or to the end of the day. */
export function readSegments(
  ctx: Ctx,
  span: { readonly from: Temporal.Instant; readonly to: Temporal.Instant },
): Promise<readonly SpanRow[]> {
  return sumSegments(ctx.tx, span);
}
