import type { RoundId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Player } from '../play.ts';
import { type Round, timeOfRound } from './round.ts';
import { selectRound } from './store-rounds.ts';

export interface RoundQuery {
  readonly player: Player;
  readonly roundId: RoundId;
}

/** Where a round is to be looked for; refuses `round_not_found` for what is no id of ours. */
export function placeOf({ player, roundId }: RoundQuery) {
  const playedAt = timeOfRound(roundId);
  if (playedAt === undefined) {
    throw new Refusal('round_not_found');
  }
  return { memberId: player.memberId, id: roundId, playedAt };
}

/**
 * One of the caller's rounds that are over; `round_not_found` also when it is somebody else's
 * (R38).
 */
export async function findRound(ctx: Ctx, query: RoundQuery): Promise<Round> {
  const round = await selectRound(ctx.tx, placeOf(query));
  if (round === undefined) {
    throw new Refusal('round_not_found');
  }
  return round;
}
