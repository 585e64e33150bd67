import type { Loop } from '../../platform/loops.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import { selectGames } from './store-games.ts';
import { openDue } from './store-issues.ts';
import { closeIssues } from './use-cases/close-issues.ts';
import { drawIssues } from './use-cases/draw-issues.ts';

/** Opens, closes and draws what is due, a few times a second. */
export const lotteryTick: Loop = {
  name: 'lottery.tick',
  restMilliseconds: 300,
  run: async (work) => {
    await work.run(systemUnit('lottery.open'), (ctx) => openDue(ctx.tx, ctx.clock.now()));
    const closed = await work.run(systemUnit('lottery.close'), closeIssues);
    const drawn = await work.run(systemUnit('lottery.draw'), async (ctx) => {
      const games = await selectGames(ctx.tx);
      return drawIssues(ctx, new Map(games.map((game) => [game.gameCode, game])));
    });
    return { isMore: closed.isMore || drawn.isMore };
  },
};
