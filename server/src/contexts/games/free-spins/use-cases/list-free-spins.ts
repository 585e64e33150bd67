import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import type { FreeSpins } from '../free-spins.ts';
import { selectPlayable } from '../store-free-spins.ts';

const mostListed = 50;

/** What the member can play now without a stake. */
export function listFreeSpins(
  ctx: Ctx<MemberActor>,
  query: { readonly nodeId?: string | undefined },
): Promise<readonly FreeSpins[]> {
  const { id: memberId } = ctx.actor;
  const now = ctx.clock.now();
  return selectPlayable(ctx.tx, { memberId, nodeId: query.nodeId, now, limit: mostListed });
}
