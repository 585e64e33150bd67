import type { RoundId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { findRound, type RoundQuery } from '../find-round.ts';
import { writeShown } from '../store-rounds.ts';

/**
 * Notes that a round was shown to its end, so that a launch does not show it again (R37). May be
 * repeated; a late report never hides a newer round. Refuses `round_not_found`, also for a round
 * that is still open.
 */
export async function markRoundShown(ctx: Ctx, query: RoundQuery): Promise<{ roundId: RoundId }> {
  const round = await findRound(ctx, query);
  await writeShown(ctx.tx, round, round.id);
  return { roundId: round.id };
}
