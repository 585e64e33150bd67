import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../../platform/http/route.ts';
import { findGame } from '../find-game.ts';
import { calendarOf } from './moves-act.ts';
import { isToCome } from './plan-moves.ts';
import { selectMoves } from './store-moves.ts';
import { askMoves } from './use-cases/ask-moves.ts';

export const movesRoutes: readonly Route[] = [
  route(endpoints.listLotteryMoves, async (ctx, { params: { gameCode } }) => {
    const schedule = calendarOf(await findGame(ctx, gameCode));
    const moves = (await selectMoves(ctx.tx)).get(gameCode) ?? [];
    return moves.filter((move) => isToCome(schedule, move, ctx.clock.nowMs()));
  }),
  route(endpoints.moveLotteryDraws, async (ctx, { params, body }) => ({
    approvalId: await askMoves(ctx, { ...params, ...body }),
  })),
];
