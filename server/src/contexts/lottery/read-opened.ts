import { assertDefined } from '@portal/money';
import type { Ctx } from '../../platform/context.ts';
import type { Game, PrizeMode } from './game.ts';
import { selectGames } from './store-games.ts';
import { type Issue, selectLastDraws } from './store-issues.ts';

export interface Opened {
  readonly game: Game;
  readonly issue: Issue;
}

const issuesOfOneGame = 20;

/** The last result of every game of a mode, or the last ones of one game. */
export async function readOpened(
  ctx: Ctx,
  query: { readonly mode: PrizeMode | undefined; readonly gameCode: string | undefined },
): Promise<readonly Opened[]> {
  const { mode, gameCode } = query;
  const games = (await selectGames(ctx.tx, ctx.clock.now())).filter(
    (game) =>
      (gameCode === undefined || game.gameCode === gameCode) &&
      (mode === undefined || game.settings.modes.includes(mode)),
  );
  const byCode = new Map(games.map((game) => [game.gameCode, game]));
  const issues = await selectLastDraws(ctx.tx, {
    gameCodes: [...byCode.keys()],
    count: gameCode === undefined ? 1 : issuesOfOneGame,
  });
  return issues.map((issue) => ({
    issue,
    game: assertDefined(byCode.get(issue.gameCode), 'a game that was asked for'),
  }));
}
