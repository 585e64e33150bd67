import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, type Route } from '../../platform/http/route.ts';
import type { Catalogue } from './catalogue.ts';
import { presentGame } from './present.ts';
import { viewOf } from './view.ts';
import { createFavourite } from './use-cases/create-favourite.ts';
import { deleteFavourite } from './use-cases/delete-favourite.ts';
import { listFavourites } from './use-cases/list-favourites.ts';
import { listRecentGames } from './use-cases/list-recent-games.ts';

/** Lists that belong to one member; the games in them come from memory. */
export function ownGamesRoutes(catalogue: Catalogue): readonly Route[] {
  return [
    ownRoute(endpoints.listFavourites, async (scope, { query }) => {
      const { pageNo = query.page, pageSize, gameType, language } = query;
      const request = { snapshot: await catalogue.current(), page: pageNo, pageSize, gameType };
      const page = await scope.transaction((ctx) => listFavourites(ctx, request));
      const { games, nodeIds, ...place } = page;
      const view = viewOf(scope.ctx, language);
      const content = games.map((game) => presentGame(game, view));
      return { content, favGameIds: [...nodeIds], ...place };
    }),
    ownRoute(endpoints.createFavourite, async (scope, { body }) => {
      const command = { snapshot: await catalogue.current(), ...body };
      return scope.transaction((ctx) => createFavourite(ctx, command));
    }),
    ownRoute(endpoints.deleteFavourite, (scope, { query }) =>
      scope.transaction((ctx) => deleteFavourite(ctx, query)),
    ),
    ownRoute(endpoints.listRecentGames, async (scope, { query }) => {
      const { pageNo = query.page, pageSize, gameType, language } = query;
      const request = { snapshot: await catalogue.current(), page: pageNo, pageSize, gameType };
      const page = await scope.transaction((ctx) => listRecentGames(ctx, request));
      const { games, ...place } = page;
      const view = viewOf(scope.ctx, language);
      return { content: games.map((game) => presentGame(game, view)), ...place };
    }),
  ];
}
