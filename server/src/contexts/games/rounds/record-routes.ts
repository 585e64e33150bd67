import type { Texts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, route, type Route } from '../../../platform/http/route.ts';
import type { Games } from '../games.ts';
import { playerOf } from '../play.ts';
import { viewOf } from '../view.ts';
import { presentReceipt, presentRecord } from './present-record.ts';
import { readFile, readTotals } from './read-record.ts';
import { markRoundShown } from './use-cases/mark-round-shown.ts';
import { readRound } from './use-cases/read-round.ts';
import { listRounds } from './use-cases/list-rounds.ts';

export function recordRoutes({ catalogue, book }: Games, texts: Texts): readonly Route[] {
  return [
    ownRoute(endpoints.listRounds, async (scope, { query }) => {
      const { language, ...filter } = query;
      const snapshot = await catalogue.current();
      const player = playerOf(scope.ctx.actor);
      const page = await scope.transaction((ctx) => listRounds(ctx, { ...filter, player }));
      return presentRecord(page, { ...viewOf(scope.ctx, language), snapshot, book });
    }),
    route(endpoints.readRoundTotals, (ctx, { query }) =>
      readTotals(ctx, { ...query, player: playerOf(ctx.actor) }),
    ),
    ownRoute(endpoints.readRoundsFile, async (scope, { query }) => {
      const { language, ...days } = query;
      const snapshot = await catalogue.current();
      const filter = { ...days, player: playerOf(scope.ctx.actor) };
      const view = { ...viewOf(scope.ctx, language), snapshot, book };
      return scope.transaction((ctx) => readFile(ctx, filter, { view, texts }));
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
