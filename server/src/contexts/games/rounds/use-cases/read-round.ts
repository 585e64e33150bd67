import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { Player } from '../../play.ts';
import { type Round, timeOfRound } from '../round.ts';
import { selectRound } from '../store-rounds.ts';
import { type Commitment, selectCommitment } from '../../seeds/store-seeds.ts';

export interface RoundReceipt {
  readonly round: Round;
  /** Its server seed is there once it was revealed. */
  readonly commitment: Commitment;
}

/** One of the caller's rounds; `round_not_found` also when it is somebody else's (R38). */
export async function readRound(
  ctx: Ctx,
  asked: { readonly player: Player; readonly roundId: string },
): Promise<RoundReceipt> {
  const { player, roundId } = asked;
  const playedAt = timeOfRound(roundId);
  if (playedAt === undefined) {
    throw new Refusal('round_not_found');
  }
  const round = await selectRound(ctx, { memberId: player.memberId, id: roundId, playedAt });
  if (round === undefined) {
    throw new Refusal('round_not_found');
  }
  return { round, commitment: await selectCommitment(ctx, round.seedIndex) };
}
