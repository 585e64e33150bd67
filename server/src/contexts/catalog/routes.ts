import { currency, parseAmount } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, type Route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Catalogue } from './catalogue.ts';
import { countGames } from './game-counts.ts';
import { hotGames } from './hot-games.ts';
import { listGames } from './list-games.ts';
import { ownGamesRoutes, type RankOf } from './own-routes.ts';
import {
  type GameView,
  presentCategories,
  presentCounts,
  presentGame,
  presentPage,
} from './present.ts';
import { vendorsByCategory } from './vendors-by-category.ts';
import { shownIn, viewOf } from './view.ts';

/** Lists of games are read from memory; only a member's own open a transaction. */
export function catalogRoutes(catalogue: Catalogue, rankOf: RankOf): readonly Route[] {
  return [
    ...vendorRoutes(catalogue),
    ownRoute(endpoints.listGames, async ({ ctx }, { query }) => {
      const view = viewOf(ctx, query.language);
      const page = listGames(await shownIn(catalogue, ctx, query), {
        ...view,
        vendorCode: query.vassalage,
        gameType: query.gameType,
        gameClassify: query.gameClassify,
        title: query.gameName,
        stakeMinor: stakeOf(query.minBet, view),
        sort: query.sort,
        page: query.pageNo ?? query.page,
        pageSize: query.pageSize,
      });
      return presentPage(page, view);
    }),
    ownRoute(endpoints.readGameCounts, async ({ ctx }, { query }) => {
      const counts = countGames(await shownIn(catalogue, ctx, query), {
        ...viewOf(ctx, query.language),
        vendorCode: query.vassalage,
        gameType: query.gameType,
        gameClassify: query.gameClassify,
        title: query.gameName,
      });
      return presentCounts(counts);
    }),
    ownRoute(endpoints.readGame, async ({ ctx }, { params, query }) => {
      const game = (await shownIn(catalogue, ctx, query)).byNodeId.get(params.nodeId);
      if (game === undefined) {
        throw new Refusal('game_not_found');
      }
      return presentGame(game, viewOf(ctx, query.language));
    }),
    ownRoute(endpoints.readGameNarrowing, async () => ({
      areGamesNarrowed: (await catalogue.current()).narrowed.length > 0,
    })),
    ownRoute(endpoints.listHotGames, async ({ ctx }, { query }) => {
      const games = hotGames(await shownIn(catalogue, ctx, query), query);
      const view = viewOf(ctx, query.language);
      return { list: games.map((game) => presentGame(game, view)) };
    }),
    ...ownGamesRoutes(catalogue, rankOf),
  ];
}

/** Who makes the games, and of which kinds. */
function vendorRoutes(catalogue: Catalogue): readonly Route[] {
  return [
    ownRoute(endpoints.listVendors, async ({ ctx }, { query }) => {
      const categories = vendorsByCategory(await shownIn(catalogue, ctx, query));
      const { gameType } = query;
      const asked = categories.filter(
        (category) => gameType === undefined || category.gameType === gameType,
      );
      return presentCategories(asked);
    }),
    ownRoute(endpoints.listGameTypes, async ({ ctx }, { query }) => {
      const categories = vendorsByCategory(await shownIn(catalogue, ctx, query));
      return categories.map(({ gameType, games, vendors }) => ({
        gameType,
        games,
        vendors: vendors.length,
      }));
    }),
  ];
}

/** A filter that is no amount of the site's currency is ignored. */
function stakeOf(minBet: string | undefined, view: GameView): bigint | undefined {
  const parsed = minBet === undefined ? undefined : parseAmount(minBet, currency(view.currency));
  return parsed?.ok === true ? parsed.value : undefined;
}
