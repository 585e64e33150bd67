import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, route, type Route } from '../../../platform/http/route.ts';
import type { Games } from '../games.ts';
import { playerOf } from '../play.ts';
import { viewOf } from '../view.ts';
import { presentReceipt, presentRecord } from './present-record.ts';
import { markRoundShown } from './use-cases/mark-round-shown.ts';
import { readRound } from './use-cases/read-round.ts';
import { listRounds } from './use-cases/list-rounds.ts';

export function recordRoutes({ catalogue, book }: Games): readonly Route[] {
  return [
    ownRoute(endpoints.listRounds, async (scope, { query }) => {
      const { language, ...filter } = query;
      const snapshot = await catalogue.current();
      const player = playerOf(scope.ctx.actor);
      const page = await scope.transaction((ctx) => listRounds(ctx, { ...filter, player }));
      return presentRecord(page, { ...viewOf(scope.ctx, language), snapshot, book });
    }),
    ownRoute(endpoints.readRound, async (scope, { params }) => {
      const snapshot = await catalogue.current();
      const query = { player: playerOf(scope.ctx.actor), roundId: params.roundId };
      const receipt = await scope.transaction((ctx) => readRound(ctx, book, query));
      return presentReceipt(receipt, { ...viewOf(scope.ctx), snapshot, book });
    }),
    route(endpoints.markRoundShown, (ctx, { params }) =>
      markRoundShown(ctx, { player: playerOf(ctx.actor), roundId: params.roundId }),
    ),
  ];
}
