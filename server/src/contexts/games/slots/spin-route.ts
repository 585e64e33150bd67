import { present } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import type { MemberActor } from '../../../platform/context.ts';
import { replayedAnswer, ReplayedRefusal } from '../../../platform/http/answer.ts';
import { ownRoute, type Route, type Scope } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { bookedOf } from './design-book.ts';
import type { Games } from '../games.ts';
import { playerOf } from '../play.ts';
import { presentRound, type RoundReply } from './present-slot.ts';
import { readRound } from '../rounds/use-cases/read-round.ts';
import type { SpinAnswer, SpinReceipt } from './use-cases/place-spins.ts';

/** The hot path: no transaction of its own, the batcher's is shared with all who spin now. */
export function spinRoute(games: Games): Route {
  return ownRoute(endpoints.spinSlot, async (scope, { body, request }) => {
    const answer = await games.spins.submit({
      player: playerOf(scope.ctx.actor),
      mode: body.mode ?? 'real',
      nodeId: body.nodeId,
      stake: body.stake,
      idempotencyKey: present(request.idempotencyKey, 'the edge asked for a key'),
    });
    return answer.played === undefined
      ? replayedAnswer(await earlierRound(games, scope, answer))
      : presentRound(answer.played.round, {
          booked: answer.played.booked,
          serverSeedHash: answer.played.seeds.hash,
          outcome: answer.played.spin.outcome,
        });
  });
}

/** The round that the key already played, read back; its first answer, letter for letter. */
async function earlierRound(
  { book }: Games,
  scope: Scope<MemberActor>,
  { answer, isReplay }: SpinAnswer,
): Promise<RoundReply> {
  if (!answer.ok) {
    const { code, data } = answer;
    throw isReplay ? new ReplayedRefusal(code, data) : new Refusal(code, data);
  }
  // `placeSpins` stored it under this key.
  const { roundId } = answer.value as SpinReceipt;
  const asked = { player: playerOf(scope.ctx.actor), roundId };
  const { round, commitment } = await scope.transaction((ctx) => readRound(ctx, asked));
  const booked = bookedOf(book, round.designNumber);
  return presentRound(round, { booked, serverSeedHash: commitment.hash });
}
