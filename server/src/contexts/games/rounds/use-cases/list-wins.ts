import type { Ctx } from '../../../../platform/context.ts';
import { selectWins, type Win } from '../store-wins.ts';

/** The largest wins of the last hours, of all members; only those above their stake. */
export function listWins(
  ctx: Ctx,
  query: { readonly hours: number; readonly limit: number },
): Promise<readonly Win[]> {
  const since = ctx.clock.now().subtract({ hours: query.hours });
  return selectWins(ctx.tx, { since, limit: query.limit });
}
