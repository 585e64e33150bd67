import type { Loop } from '../../platform/loops.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import type { Bets } from '../bets/index.ts';
import { returnVoided } from './orders/use-cases/return-voided.ts';
import { openSettling } from './orders/settling.ts';
import { drawShots } from './shots/use-cases/draw-shots.ts';
import { selectGames } from './store-games.ts';
import { openDue } from './store-issues.ts';
import { closeIssues } from './use-cases/close-issues.ts';
import { drawIssues } from './use-cases/draw-issues.ts';
import { makeIssuesAhead } from './use-cases/make-issues-ahead.ts';

/** Makes the issues to come, the first of them as soon as the site starts. */
export const issuesAhead: Loop = {
  name: 'lottery.issues',
  restMilliseconds: 30_000,
  run: async (work) => {
    await work.run(systemUnit('lottery.issues'), (ctx) => makeIssuesAhead(ctx));
    return { isMore: false };
  },
};

/** Opens, closes and draws what is due, a few times a second; no settlement holds it up. */
export const lotteryTick: Loop = {
  name: 'lottery.tick',
  restMilliseconds: 300,
  run: async (work) => {
    await work.run(systemUnit('lottery.open'), (ctx) => openDue(ctx.tx, ctx.clock.now()));
    const steps = [
      await work.run(systemUnit('lottery.close'), closeIssues),
      await work.run(systemUnit('lottery.draw'), async (ctx) => {
        const games = await selectGames(ctx.tx, ctx.clock.now());
        return drawIssues(ctx, new Map(games.map((game) => [game.gameCode, game])));
      }),
      await work.run(systemUnit('lottery.shots'), async (ctx) =>
        drawShots(ctx, await selectGames(ctx.tx, ctx.clock.now())),
      ),
    ];
    return { isMore: steps.some(({ isMore }) => isMore) };
  },
};

/**
 * Pays what was drawn and gives back what is void: a page of members at a time, beside the draws of
 * other games, however long it takes.
 */
export function lotterySettling(bets: Bets): Loop {
  const settle = openSettling(bets);
  return {
    name: 'lottery.settle',
    restMilliseconds: 300,
    run: async (work) => {
      const steps = [
        await work.run(systemUnit('lottery.return'), (ctx) => returnVoided(ctx, bets)),
        await settle(work),
      ];
      return { isMore: steps.some(({ isMore }) => isMore) };
    },
  };
}
