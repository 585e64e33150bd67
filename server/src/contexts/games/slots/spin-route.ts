import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx } from '../../../platform/context.ts';
import type { Route } from '../../../platform/http/route.ts';
import { originOf } from '../../bets/index.ts';
import { isKeptFrom } from '../../catalog/index.ts';
import { batchedMoneyRoute } from '../../wallet/index.ts';
import type { Games } from '../games.ts';
import { playerOf } from '../play.ts';
import { findRound, type RoundQuery } from '../rounds/find-round.ts';
import { selectCommitment } from '../seeds/store-seeds.ts';
import { bookedSlotOf } from '../rounds/design-book.ts';
import { presentRound } from './present-slot.ts';
import type { SpinReceipt } from './use-cases/place-spins.ts';

/**
 * The hot path opens no transaction of its own: the batcher shares one among all calls that arrive
 * together. Only a game that is narrowed to some asks for the rank of its player first.
 */
export function spinRoute({ spins, book, catalogue, rankOf }: Games): Route {
  return batchedMoneyRoute(endpoints.spinSlot, {
    submit: async (scope, { body, request }, claim) => {
      const { ctx } = scope;
      const { nodeId, stake, mode = 'real' } = body;
      const snapshot = await catalogue.current();
      const rank = () => scope.transaction(rankOf);
      return spins.submit({
        player: playerOf(ctx.actor),
        origin: originOf(ctx, request),
        mode,
        nodeId,
        stake,
        // The batch decides, because a spin that was paid gets its answer again all the same.
        isForOthers: await isKeptFrom(ctx, { snapshot, nodeId, rank }),
        claim,
      });
    },
    present: ({ round, booked, seeds, spin }) =>
      presentRound(round, { booked, serverSeedHash: seeds.hash, outcome: spin.outcome }),
    async recall(scope, value) {
      // `placeSpins` stored it under this key.
      const { roundId } = value as SpinReceipt;
      const query = { player: playerOf(scope.ctx.actor), roundId };
      const { round, commitment } = await scope.transaction((ctx) => findProven(ctx, query));
      const booked = bookedSlotOf(book, round.designNumber);
      return presentRound(round, { booked, serverSeedHash: commitment.hash });
    },
  });
}

async function findProven(ctx: Ctx, query: RoundQuery) {
  const round = await findRound(ctx, query);
  return { round, commitment: await selectCommitment(ctx.tx, round.seedIndex) };
}
