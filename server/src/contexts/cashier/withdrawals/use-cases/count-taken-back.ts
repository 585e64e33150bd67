import type { Ctx } from '../../../../platform/context.ts';
import { countTakenBackSince, type TakenBackRow } from '../store-history.ts';

/** Members who took back so many withdrawals, at their own wish, since a moment (R16). */
export function countTakenBack(
  ctx: Ctx,
  query: { readonly since: Temporal.Instant; readonly least: number },
): Promise<readonly TakenBackRow[]> {
  return countTakenBackSince(ctx.tx, query);
}
