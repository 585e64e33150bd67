import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { sumFallen } from '../store-day-corrections.ts';

/**
 * What of a day's sums (`readSpan`) corrects bets of earlier days, by the day of those bets; money
 * is corrected on the day on which it moves.
 */
export function readFallen(
  ctx: Ctx,
  query: { readonly day: string; readonly memberIds?: readonly MemberId[] },
) {
  return sumFallen(ctx.tx, query);
}
