import { endpoints } from '@portal/protocol/endpoints';
import type { Route } from '../../../platform/http/route.ts';
import { originOf } from '../../bets/index.ts';
import { isKeptFrom } from '../../catalog/index.ts';
import { moneyRoute } from '../../wallet/index.ts';
import type { Games } from '../games.ts';
import { playerOf, type GamesEnv } from '../play.ts';
import { presentNow } from './present-stepped.ts';
import { actOnRound } from './use-cases/act-on-round.ts';
import { openRound } from './use-cases/open-round.ts';

/** Rounds that wait for their player between steps; each step is a money call of its own. */
export function steppedRoutes({ catalogue, book, rankOf }: Games): readonly Route[] {
  return [
    {
      endpoint: endpoints.openRound,
      // The catalogue is read before the transaction, which would wait for a second connection.
      run: async (scope, call) =>
        openRoute({ snapshot: await catalogue.current(), book, rankOf }).run(scope, call),
    },
    moneyRoute(endpoints.actOnRound, {
      useCase: (ctx, { params, body }) =>
        actOnRound(ctx, book, { player: playerOf(ctx.actor), ...params, ...body }),
      present: (now) => presentNow(now),
    }),
  ];
}

function openRoute(env: GamesEnv & Pick<Games, 'rankOf'>): Route {
  const { snapshot, rankOf } = env;
  return moneyRoute(endpoints.openRound, {
    useCase: async (ctx, { body, request }) =>
      openRound(ctx, env, {
        ...body,
        player: playerOf(ctx.actor),
        origin: originOf(ctx, request),
        mode: body.mode ?? 'real',
        isForOthers: await isKeptFrom(ctx, { ...body, snapshot, rank: () => rankOf(ctx) }),
      }),
    present: (now) => presentNow(now),
  });
}
