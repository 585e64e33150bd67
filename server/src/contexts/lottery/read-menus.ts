import type { Ctx } from '../../platform/context.ts';
import type { Game, PrizeMode } from './game.ts';
import type { MenuEntry } from './present.ts';
import { selectGames } from './store-games.ts';
import { selectLastDraws, selectNext } from './store-issues.ts';

/** Games of a mode, all when none is named, with the issue on sale and the last result. */
export async function readMenus(
  ctx: Ctx,
  mode: PrizeMode | undefined,
): Promise<readonly MenuEntry[]> {
  const games = (await selectGames(ctx.tx, ctx.clock.now())).filter(({ settings }) => {
    return mode === undefined || settings.modes.includes(mode);
  });
  return entriesOf(ctx, games);
}

export async function entriesOf(ctx: Ctx, games: readonly Game[]): Promise<readonly MenuEntry[]> {
  const gameCodes = games.map(({ gameCode }) => gameCode);
  const at = ctx.clock.now();
  const next = await selectNext(ctx.tx, { gameCodes, at, count: 1 });
  const last = await selectLastDraws(ctx.tx, { gameCodes, count: 1 });
  const nextOf = new Map(next.map((issue) => [issue.gameCode, issue]));
  const lastOf = new Map(last.map((issue) => [issue.gameCode, issue]));
  return games.map((game) => ({
    game,
    next: nextOf.get(game.gameCode),
    last: lastOf.get(game.gameCode),
  }));
}
