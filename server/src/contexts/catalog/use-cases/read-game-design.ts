import type { Ctx } from '../../../platform/context.ts';
import type { Staked } from '../stakes.ts';
import { findGameDesign } from '../store.ts';

/** What decides the stakes of a game as it stands now; undefined for a node that there is not. */
export function readGameDesign(ctx: Ctx, nodeId: string): Promise<Staked | undefined> {
  return findGameDesign(ctx.tx, nodeId);
}
