import { type Case, needs, startMinor } from '../case.ts';
import { newBet, rollbackOf } from './bets.ts';
import { placed } from './wins.ts';

const stake = 1000n;
const prize = 2500n;
/** So long at least each transaction is known, though its session is long over (rule 21). */
const keptDays = 121;

export const retentionCases: readonly Case[] = [
  {
    name: 'retention: everything again after 120 days',
    run: async (at) => {
      const later = needs(at.stage.later, 'wait for so long');
      const { player, bet, win } = await placed(at);
      await at.want(player, 'done', win);
      const undone = newBet(at);
      await at.want(player, 'done', undone);
      const rollback = rollbackOf(at, undone);
      await at.want(player, 'done', rollback);
      const never = newBet(at);
      await at.want(player, 'bet_unknown', rollbackOf(at, never));
      const left = newBet(at);
      await at.want(player, 'done', left);
      await later(keptDays, async () => {
        for (const command of [bet, left]) {
          await at.want(player, ['done', 'already_settled'], command);
        }
        for (const command of [win, undone, rollback]) {
          await at.want(player, 'done', command);
        }
        await at.want(player, 'rolled_back', never);
      });
      // One without a result waits for a person: nothing is given back by itself.
      await at.holds(player, startMinor - stake + prize - stake);
    },
  },
];
