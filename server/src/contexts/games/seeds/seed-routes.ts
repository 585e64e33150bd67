import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../../platform/http/route.ts';
import { playerOf } from '../play.ts';
import { presentCommitments } from './present-commitments.ts';
import { presentRevealed, presentSeeds } from './present-seeds.ts';
import { readCommitments } from './use-cases/read-commitments.ts';
import { readSeeds } from './use-cases/read-seeds.ts';
import { rotateSeeds } from './use-cases/rotate-seeds.ts';
import { changeClientSeed } from './use-cases/change-client-seed.ts';

export const seedRoutes: readonly Route[] = [
  route(endpoints.readSeeds, {
    useCase: (ctx, { query }) => readSeeds(ctx, { player: playerOf(ctx.actor), mode: query.mode }),
    present: ({ pair, revealed }) => ({
      current: pair === undefined ? null : presentSeeds(pair),
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
