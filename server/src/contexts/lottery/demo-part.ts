import type { Ctx } from '../../platform/context.ts';
import type { DemoDay, Scene } from '../../platform/demo/demo-part.ts';
import { selectGames } from './store-games.ts';
import { openDue } from './store-issues.ts';
import { closeIssues } from './use-cases/close-issues.ts';
import { drawIssues } from './use-cases/draw-issues.ts';
import { makeIssuesAhead } from './use-cases/make-issues-ahead.ts';

/** Three draws of the slowest in-house game, and the dots of a trend for the fast ones. */
const minutes = 30;

/** The in-house draws of the last half hour, so that every hall opens with a result. */
export async function lotteryDemo(_ctx: Ctx, { now }: DemoDay): Promise<readonly Scene[]> {
  if (now === undefined) {
    return Promise.resolve([]);
  }
  const ticks = Array.from({ length: minutes }, (_, minute) => ({
    at: now.subtract({ minutes: minutes - minute - 1, seconds: 1 }),
    play: tick,
  }));
  const start = {
    at: now.subtract({ minutes }),
    play: async (ctx: Ctx) => {
      await makeIssuesAhead(ctx);
    },
  };
  return Promise.resolve([start, ...ticks]);
}

/** What `lottery.tick` does; nobody has bet yet, so there is nothing to settle. */
async function tick(ctx: Ctx): Promise<void> {
  await openDue(ctx.tx, ctx.clock.now());
  while ((await closeIssues(ctx)).isMore) {
    // The rest is closed with the next ones.
  }
  const games = new Map((await selectGames(ctx.tx)).map((game) => [game.gameCode, game]));
  while ((await drawIssues(ctx, games)).isMore) {
    // The rest is drawn with the next ones.
  }
}
