import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import { ownRoute, type Route } from '../../platform/http/route.ts';
import type { Catalogue, Snapshot } from './catalogue.ts';
import { isKeptFrom } from './kept-from.ts';
import { shownTo } from './narrowed.ts';
import { presentGame } from './present.ts';
import { memberViewer, viewOf } from './view.ts';
import { createFavourite } from './use-cases/create-favourite.ts';
import { deleteFavourite } from './use-cases/delete-favourite.ts';
import { listFavourites } from './use-cases/list-favourites.ts';
import { listRecentGames } from './use-cases/list-recent-games.ts';

/** The VIP rank of the caller, which a context above knows. */
export type RankOf = (ctx: Ctx<MemberActor>) => Promise<number>;

/** Lists that belong to one member; the games in them come from memory. */
export function ownGamesRoutes(catalogue: Catalogue, rankOf: RankOf): readonly Route[] {
  const shown = async (ctx: Ctx<MemberActor>, snapshot: Snapshot, language: string | undefined) =>
    snapshot.narrowed.length === 0
      ? snapshot
      : shownTo(snapshot, memberViewer(ctx, { language, rank: await rankOf(ctx) }));
  return [
    ownRoute(endpoints.listFavourites, async (scope, { query }) => {
      const { pageNo = query.page, pageSize, gameType, language } = query;
      const all = await catalogue.current();
      const page = await scope.transaction(async (ctx) => {
        const snapshot = await shown(ctx, all, language);
        return listFavourites(ctx, { snapshot, page: pageNo, pageSize, gameType });
      });
      const { games, nodeIds, ...place } = page;
      const view = viewOf(scope.ctx, language);
      const content = games.map((game) => presentGame(game, view));
      return { content, favGameIds: [...nodeIds], ...place };
    }),
    ownRoute(endpoints.createFavourite, async (scope, { body }) => {
      const snapshot = await catalogue.current();
      const { nodeId } = body;
      return scope.transaction(async (ctx) => {
        const isKept = await isKeptFrom(ctx, { snapshot, nodeId, rank: () => rankOf(ctx) });
        return createFavourite(ctx, { snapshot, ...body, isForOthers: isKept });
      });
    }),
    ownRoute(endpoints.deleteFavourite, (scope, { query }) =>
      scope.transaction((ctx) => deleteFavourite(ctx, query)),
    ),
    ownRoute(endpoints.listRecentGames, async (scope, { query }) => {
      const { pageNo = query.page, pageSize, gameType, language } = query;
      const all = await catalogue.current();
      const page = await scope.transaction(async (ctx) => {
        const snapshot = await shown(ctx, all, language);
        return listRecentGames(ctx, { snapshot, page: pageNo, pageSize, gameType });
      });
      const { games, ...place } = page;
      const view = viewOf(scope.ctx, language);
      return { content: games.map((game) => presentGame(game, view)), ...place };
    }),
  ];
}
