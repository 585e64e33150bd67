import type { Ctx } from '../../../../platform/context.ts';
import type { Player } from '../../play.ts';
import { writeShown } from '../store-rounds.ts';
import { readRound } from './read-round.ts';

/**
 * Notes that a round was shown to its end, so that a launch does not show it again (R37). May be
 * repeated; a late report never hides a newer round. Refuses `round_not_found`.
 */
export async function markRoundShown(
  ctx: Ctx,
  asked: { readonly player: Player; readonly roundId: string },
): Promise<{ roundId: string }> {
  const { round } = await readRound(ctx, asked);
  await writeShown(ctx, round, round.id);
  return { roundId: round.id };
}
