import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, route, type OpenCtx, type Route } from '../../platform/http/route.ts';
import { localeOf } from '../../platform/locale-of.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { GameView } from '../catalog/index.ts';
import type { Games } from './games.ts';
import { playerOf } from './play.ts';
import { presentCommitments } from './seeds/present-commitments.ts';
import { presentLaunch } from './launch/present-launch.ts';
import { presentReceipt, presentRecord } from './rounds/present-record.ts';
import { presentRevealed, presentSeeds } from './seeds/present-seeds.ts';
import { presentDesign } from './slots/present-slot.ts';
import { spinRoute } from './slots/spin-route.ts';
import { markRoundShown } from './rounds/use-cases/mark-round-shown.ts';
import { launchGame } from './launch/use-cases/launch-game.ts';
import { readCommitments } from './seeds/use-cases/read-commitments.ts';
import { readRound } from './rounds/use-cases/read-round.ts';
import { listRounds } from './rounds/use-cases/list-rounds.ts';
import { readSeeds } from './seeds/use-cases/read-seeds.ts';
import { rotateSeeds } from './seeds/use-cases/rotate-seeds.ts';
import { changeClientSeed } from './seeds/use-cases/change-client-seed.ts';

export function gamesRoutes(games: Games, funCreditMinor: () => bigint): readonly Route[] {
  return [
    spinRoute(games),
    ...launchRoutes(games, funCreditMinor),
    ...recordRoutes(games),
    ...seedRoutes,
  ];
}

function viewOf(ctx: OpenCtx, language?: string): GameView {
  return { currency: ctx.site.currency, locale: localeOf(ctx, language) };
}

function launchRoutes({ catalogue, book }: Games, funCreditMinor: () => bigint): readonly Route[] {
  return [
    ownRoute(endpoints.launchGame, async (scope, { body }) => {
      const snapshot = await catalogue.current();
      const player = playerOf(scope.ctx.actor);
      const asked = {
        player,
        nodeId: body.nodeId,
        mode: body.mode ?? 'real',
        funCreditMinor: funCreditMinor(),
      };
      const launched = await scope.transaction((ctx) => launchGame(ctx, { snapshot, book }, asked));
      return presentLaunch(launched, { ...viewOf(scope.ctx, body.language), book });
    }),
    ownRoute(endpoints.readDesign, async (_scope, { params }) => {
      const { byNodeId } = await catalogue.current();
      const booked = book.inUse.get(byNodeId.get(params.nodeId)?.designId ?? '');
      if (booked?.kind !== 'slot') {
        throw new Refusal('game_not_found');
      }
      return presentDesign(booked);
    }),
  ];
}

function recordRoutes({ catalogue, book }: Games): readonly Route[] {
  return [
    ownRoute(endpoints.listRounds, async (scope, { query }) => {
      const { language, ...asked } = query;
      const snapshot = await catalogue.current();
      const player = playerOf(scope.ctx.actor);
      const page = await scope.transaction((ctx) => listRounds(ctx, { ...asked, player }));
      return presentRecord(page, { ...viewOf(scope.ctx, language), snapshot, book });
    }),
    ownRoute(endpoints.readRound, async (scope, { params }) => {
      const snapshot = await catalogue.current();
      const asked = { player: playerOf(scope.ctx.actor), roundId: params.roundId };
      const receipt = await scope.transaction((ctx) => readRound(ctx, asked));
      return presentReceipt(receipt, { ...viewOf(scope.ctx), snapshot, book });
    }),
    route(endpoints.markRoundShown, (ctx, { params }) =>
      markRoundShown(ctx, { player: playerOf(ctx.actor), roundId: params.roundId }),
    ),
  ];
}

const seedRoutes: readonly Route[] = [
  route(endpoints.readSeeds, {
    useCase: (ctx, { query }) => readSeeds(ctx, { player: playerOf(ctx.actor), mode: query.mode }),
    present: ({ pair, revealed }) => ({
      current: presentSeeds(pair),
      revealed: revealed.map((seed) => presentRevealed(seed)),
    }),
  }),
  route(endpoints.changeClientSeed, {
    useCase: (ctx, { body }) =>
      changeClientSeed(ctx, {
        player: playerOf(ctx.actor),
        mode: body.mode,
        clientSeed: body.clientSeed,
      }),
    present: (pair) => presentSeeds(pair),
  }),
  route(endpoints.rotateSeeds, {
    useCase: (ctx, { body }) => rotateSeeds(ctx, { player: playerOf(ctx.actor), mode: body.mode }),
    present: ({ pair, revealed }) => ({
      current: presentSeeds(pair),
      revealed: presentRevealed(revealed),
    }),
  }),
  route(endpoints.readCommitments, {
    useCase: (ctx, { query }) => readCommitments(ctx, { batch: query.batch }),
    present: (page) => presentCommitments(page),
  }),
];
