import type { Ctx } from '../../../platform/context.ts';
import type { Staked } from '../stakes.ts';
import { findPopularGame } from '../store.ts';

/** The most popular open game with free play among those of some designs. */
export function readPopularGame(
  ctx: Ctx,
  designIds: readonly string[],
): Promise<(Staked & { readonly nodeId: string }) | undefined> {
  return findPopularGame(ctx.tx, designIds);
}
