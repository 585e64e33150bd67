import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { presentDeskGame, presentDeskGames, presentVendorPlace } from './present-desk.ts';
import {
  countDeskGames,
  findDeskGame,
  selectDeskGames,
  selectGameVendors,
} from './store-desk-games.ts';
import { findVendorPlace } from './store-places.ts';
import { changeAudience } from './use-cases/change-audience.ts';
import { changeGame } from './use-cases/change-game.ts';
import { changeVendorPlace } from './use-cases/change-vendor-place.ts';
import { stopGame } from './use-cases/stop-game.ts';

const gamesPerPage = 20;

/** What operators see of single games, the switch that stops one, and its place in the lists. */
export const gameDeskRoutes: readonly Route[] = [
  route(endpoints.listDeskGames, async (ctx, { query }) => {
    const page = query.pageNo ?? query.page ?? 1;
    const pageSize = query.pageSize ?? gamesPerPage;
    const { search = '', vendorCode = null, gameType = null, view } = query;
    const filter = {
      search,
      vendorCode,
      gameType,
      isOpen: view === undefined ? null : view === 'open',
    };
    const offset = (page - 1) * pageSize;
    return presentDeskGames(ctx, {
      games: await selectDeskGames(ctx.tx, { ...filter, limit: pageSize, offset }),
      total: await countDeskGames(ctx.tx, filter),
      vendors: await selectGameVendors(ctx.tx),
      page,
      pageSize,
    });
  }),
  route(endpoints.stopGame, async (ctx, { params, body }) => {
    await stopGame(ctx, { ...params, ...body, isOpen: false });
    return oneGame(ctx, params.nodeId);
  }),
  route(endpoints.openGame, async (ctx, { params, body }) => {
    await stopGame(ctx, { ...params, ...body, isOpen: true });
    return oneGame(ctx, params.nodeId);
  }),
  route(endpoints.changeGame, async (ctx, { params, body }) => {
    const { supportPlay, ...place } = body;
    await changeGame(ctx, { ...params, ...place, hasTrial: supportPlay === 0 });
    return oneGame(ctx, params.nodeId);
  }),
  route(endpoints.changeVendorPlace, async (ctx, { params, body }) =>
    presentVendorPlace(ctx, await changeVendorPlace(ctx, { ...params, ...body })),
  ),
  route(endpoints.changeGameAudience, async (ctx, { params, body }) => {
    await changeAudience(ctx, { ...body, subject: { ...params, vendorCode: null } });
    return oneGame(ctx, params.nodeId);
  }),
  route(endpoints.changeVendorAudience, async (ctx, { params, body }) => {
    await changeAudience(ctx, { ...body, subject: { ...params, nodeId: null } });
    const vendor = await findVendorPlace(ctx.tx, params.vendorCode);
    return presentVendorPlace(ctx, assertDefined(vendor, 'the vendor was just changed'));
  }),
];

async function oneGame(ctx: Ctx<OperatorActor>, nodeId: string) {
  const game = await findDeskGame(ctx.tx, nodeId);
  if (game === undefined) {
    throw new Refusal('not_found');
  }
  return presentDeskGame(ctx, game);
}
