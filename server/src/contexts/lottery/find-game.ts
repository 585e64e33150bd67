import type { Ctx } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Game } from './game.ts';
import { selectGames } from './store-games.ts';

/** Refuses with `lottery_game_not_found`. */
export async function findGame(ctx: Ctx, gameCode: string): Promise<Game> {
  const game = (await selectGames(ctx.tx, ctx.clock.now())).find(
    (row) => row.gameCode === gameCode,
  );
  if (game === undefined) {
    throw new Refusal('lottery_game_not_found');
  }
  return game;
}
