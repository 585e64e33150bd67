import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectClosedAsAgents } from './store-desk.ts';

/** Who of them is frozen, excluded, or may be no agent any more. */
export async function closedAsAgents(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  return new Set(await selectClosedAsAgents(ctx.tx, ids, ctx.clock.now()));
}
