import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectUnavailable } from './store-desk.ts';

/**
 * Who of them is on a break, excluded or frozen now. Callers show all three alike, as any other
 * absence: nobody but the member and the desk learns why (agents-loyalty-money.md H).
 */
export async function unavailableAmong(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  return new Set(await selectUnavailable(ctx.tx, ids, ctx.clock.now()));
}
