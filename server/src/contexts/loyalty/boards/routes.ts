import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { localeOf } from '../../../platform/locale-of.ts';
import type { Catalogue } from '../../catalog/index.ts';
import { moneyRoute } from '../../wallet/index.ts';
import type { PromiseRules } from '../made-alone.ts';
import { manageAbilities } from '../missions/present.ts';
import { isInCatalogue } from '../missions/scope.ts';
import { boardForm, presentBoards, presentDeskBoard } from './present.ts';
import { type Board, selectAllBoards } from './store-boards.ts';
import { countPlayers } from './store-scores.ts';
import { changeBoardName } from './use-cases/change-board-name.ts';
import { endBoard } from './use-cases/end-board.ts';
import { listLeaderboards } from './use-cases/list-leaderboards.ts';
import { submitBoard } from './use-cases/submit-board.ts';

/** Boards, for members and at the desk (MC-17, BO-09). */
export function boardRoutes(
  rules: PromiseRules,
  catalogue: Pick<Catalogue, 'current'>,
): readonly Route[] {
  return [
    ...ownRoutes,
    route(endpoints.listLeaderboards, async (ctx, { query }) => {
      const { site, clock } = ctx;
      const games = await catalogue.current();
      const viewer = { site, clock, games, locale: localeOf(ctx, query.language) };
      return presentBoards(await listLeaderboards(ctx), { viewer, ownId: ctx.actor.id });
    }),
    moneyRoute(endpoints.createBoard, async (ctx, { body }) => {
      const form = boardForm(body, ctx.site.currency);
      if (form !== undefined && !isInCatalogue(await catalogue.current(), form)) {
        throw new Refusal('board_scope');
      }
      const outcome = await submitBoard(ctx, { form, reason: body.reason }, rules);
      return typeof outcome === 'string'
        ? { board: null, approvalId: outcome }
        : { board: await shownOne(ctx, outcome), approvalId: null };
    }),
  ];
}

const ownRoutes: readonly Route[] = [
  route(endpoints.changeBoardName, async (ctx, { body: { isHidden } }) => {
    await changeBoardName(ctx, isHidden);
    return { isHidden };
  }),
  route(endpoints.listBoards, async (ctx) => {
    const boards = await selectAllBoards(ctx.tx);
    const list = await shown(ctx, boards);
    return { currency: ctx.site.currency, list: [...list], abilities: manageAbilities(ctx) };
  }),
  route(endpoints.endBoard, async (ctx, { params: { id }, body: { reason } }) =>
    shownOne(ctx, await endBoard(ctx, { id, reason })),
  ),
];

async function shown(ctx: Ctx, boards: readonly Board[]) {
  const players = await countPlayers(
    ctx.tx,
    boards.map(({ id }) => id),
  );
  return boards.map((board) =>
    presentDeskBoard(board, { ctx, players: players.get(board.id) ?? 0 }),
  );
}

async function shownOne(ctx: Ctx, board: Board) {
  const players = await countPlayers(ctx.tx, [board.id]);
  return presentDeskBoard(board, { ctx, players: players.get(board.id) ?? 0 });
}
