import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectFrozen } from './store-desk.ts';

/** Who of them is frozen now: nobody of them counts as active (agents-loyalty-money.md A6). */
export async function frozenAmong(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlySet<string>> {
  return new Set(await selectFrozen(ctx.tx, ids, ctx.clock.now()));
}
