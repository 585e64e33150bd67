import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, type Route } from '../../../platform/http/route.ts';
import { displayName, gameIcon } from '../../catalog/index.ts';
import { moneyRoute } from '../../wallet/index.ts';
import type { Games } from '../games.ts';
import { presentRound } from '../slots/present-slot.ts';
import { viewOf } from '../view.ts';
import type { FreeSpins } from './free-spins.ts';
import { listFreeSpins } from './use-cases/list-free-spins.ts';
import { type FreeSpinsEnv, playFreeSpin } from './use-cases/play-free-spin.ts';

type Line = ReplyOf<Endpoints['listFreeSpins']>[number];

/** Rounds without a stake: a money call of its own, so that paid spins keep their batches. */
export function freeSpinsRoutes({ catalogue, book, prizes, rankOf }: Games): readonly Route[] {
  return [
    ownRoute(endpoints.listFreeSpins, async (scope, { query }) => {
      const { byNodeId } = await catalogue.current();
      const grants = await scope.transaction((ctx) => listFreeSpins(ctx, query));
      const { locale } = viewOf(scope.ctx, query.language);
      return grants.map((grant) => {
        const game = byNodeId.get(grant.nodeId);
        return presentGrant(grant, game === undefined ? grant.nodeId : displayName(game, locale));
      });
    }),
    {
      endpoint: endpoints.playFreeSpin,
      // The catalogue is read before the transaction, which would wait for a second connection.
      run: async (scope, call) =>
        spinRoute({ snapshot: await catalogue.current(), book, prizes, rankOf }).run(scope, call),
    },
  ];
}

function spinRoute(env: FreeSpinsEnv): Route {
  return moneyRoute(endpoints.playFreeSpin, {
    useCase: (ctx, { params }) => playFreeSpin(ctx, env, params.id),
    present: ({ round, spin, booked, serverSeedHash, left }) => ({
      round: presentRound(round, { booked, serverSeedHash, outcome: spin.outcome }),
      left,
    }),
  });
}

function presentGrant(grant: FreeSpins, title: string): Line {
  const unit = currency(grant.currency);
  return {
    id: grant.id,
    nodeId: grant.nodeId,
    displayName: title,
    iconUrl: gameIcon(grant.nodeId),
    currency: grant.currency,
    stake: formatAmount(grant.stakeMinor, unit),
    given: grant.given,
    left: grant.left,
    won: formatAmount(grant.wonMinor, unit),
    multiple: grant.play.multiple,
    expiresAt: String(grant.expiresAt),
  };
}
