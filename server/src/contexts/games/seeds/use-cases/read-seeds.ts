import type { PlayMode } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { openModeFor, type Player } from '../../play.ts';
import { type RevealedSeed, withSeed } from '../seed-secrets.ts';
import { type SeedPair, selectPair, selectRevealed } from '../store-seeds.ts';

const revealedShown = 50;

/**
 * The commitment in force and the seeds revealed before it. A look writes nothing: whoever has not
 * opened a game yet may have no pair. Refuses `in_need_true_account`.
 */
export async function readSeeds(
  ctx: Ctx,
  query: { readonly player: Player; readonly mode: PlayMode | undefined },
): Promise<{ pair: SeedPair | undefined; revealed: readonly RevealedSeed[] }> {
  const { player } = query;
  const owner = { memberId: player.memberId, mode: openModeFor(player, query.mode) };
  const pair = await selectPair(ctx.tx, owner);
  const revealed = await selectRevealed(ctx.tx, owner, revealedShown);
  return { pair, revealed: revealed.map((seed) => withSeed(ctx, seed)) };
}
