import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, type Route } from '../../platform/http/route.ts';
import { localeOf } from '../../platform/locale-of.ts';
import { type Catalogue, shownIn } from '../catalog/index.ts';
import { presentWinner } from './present.ts';
import { type BadgeParts, readBadges } from './use-cases/read-badges.ts';
import { readFunds } from './use-cases/read-funds.ts';
import { readMemberFunds } from './use-cases/read-member-funds.ts';
import type { WinnersBoard } from './winners-board.ts';

/** portal.md, section 9. */
const usualWinners = 20;

export function reportingRoutes(
  parts: BadgeParts & {
    readonly catalogue: Catalogue;
    readonly board: WinnersBoard;
  },
): readonly Route[] {
  const { catalogue, board, viewer, rankOf } = parts;
  return [
    ownRoute(endpoints.readBadges, async (scope, { query: { device }, request }) => {
      const looker = { snapshot: await viewer.current(), rankOf, request, device };
      return scope.transaction((ctx) => readBadges(ctx, looker));
    }),
    // A bet between two of its reads would stand in both sums, or in neither.
    ownRoute(endpoints.readFunds, (scope) => scope.snapshot(readFunds)),
    ownRoute(endpoints.readMemberFunds, (scope, { params }) =>
      scope.snapshot((ctx) => readMemberFunds(ctx, params.id)),
    ),
    ownRoute(endpoints.listWinners, async ({ ctx }, { query }) => {
      const { gameCategory = 'ALL', limitNum = usualWinners } = query;
      const locale = localeOf(ctx, query.language);
      const { byNodeId } = await shownIn(catalogue, ctx, query);
      const lines = (await board.current()).flatMap((winner) => {
        const game = byNodeId.get(winner.nodeId);
        const isListed =
          game !== undefined && (gameCategory === 'ALL' || game.gameType === gameCategory);
        return isListed ? [presentWinner(winner, game, locale)] : [];
      });
      return { list: lines.slice(0, limitNum) };
    }),
  ];
}
