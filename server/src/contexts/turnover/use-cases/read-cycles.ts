import type { Ctx } from '../../../platform/context.ts';
import { type CycleQuery, type CycleRow, sumCycles } from '../store-cycles.ts';

/** What members did in the cycles of a range, for reckoning what an offer would have given. */
export function readCycles(ctx: Ctx, query: CycleQuery): Promise<readonly CycleRow[]> {
  return sumCycles(ctx.tx, query);
}
