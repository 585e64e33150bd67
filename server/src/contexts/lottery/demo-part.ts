import type { DemoDay, DemoPart, Scene } from '../../platform/demo/demo-part.ts';
import type { Bets } from '../bets/index.ts';
import { everyMember } from '../members/index.ts';
import { hotNumberScenes } from './demo-hot-number.ts';
import { tellHouseDraws } from './demo-issues.ts';
import { tellOutsideDraws } from './demo-outside.ts';
import { shotScenes } from './demo-shots.ts';
import { houseTickets, outsideTickets, type Story } from './demo-tickets.ts';
import { selectGames } from './store-games.ts';

/**
 * Two days of draws of the house, a month of those from outside, and slips of members in both, some
 * of which won: a lottery without results would look as if it had never been drawn.
 */
export function lotteryDemo(bets: Bets): DemoPart {
  return async (ctx, day) => {
    const games = await selectGames(ctx.tx, ctx.clock.now());
    const members = (await everyMember(ctx)).filter(
      ({ kind, state }) => kind !== 'trial' && state === 'active',
    );
    const story = { bets, games, members, day };
    const sold =
      members.length === 0
        ? []
        : [
            ...houseTickets(story),
            ...outsideTickets(story),
            ...(isLast(day) ? shotScenes(story) : []),
          ];
    return [...hotNumberScenes(day), ...sold, ...(isLast(day) ? [allDraws(story)] : [])];
  };
}

/** The day on which the doors open. */
function isLast(day: DemoDay): boolean {
  return Temporal.Instant.compare(day.pastEndsAt, day.at(24)) < 0;
}

/** At the very end, when those that somebody bet on stand already. */
function allDraws(story: Story): Scene {
  return {
    at: story.day.pastEndsAt.subtract({ milliseconds: 1 }),
    play: async (ctx) => {
      await tellHouseDraws(ctx, story);
      await tellOutsideDraws(ctx, story);
    },
  };
}
