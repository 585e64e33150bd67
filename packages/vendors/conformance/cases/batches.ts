import { type At, type Case, expectCode, NotExpressible, startMinor } from '../case.ts';
import { newBet } from './bets.ts';
import { winOf } from './wins.ts';

const stake = 1000n;

/** Two commands that a dialect can carry in one call: a bet with its win, or two bets. */
function pairOf(at: At) {
  const bet = newBet(at);
  // A list of this dialect holds commands of one kind.
  const isList = at.dialect.name === 'sea';
  if (isList) {
    at.tellAs('two bets');
  }
  const second = isList ? newBet(at) : winOf(at, bet, 400n);
  if (!at.hasWords(bet, second)) {
    throw new NotExpressible('no call of this dialect holds a bet and more');
  }
  const cashMinor = isList ? startMinor - stake * 2n : startMinor - stake + 400n;
  return { commands: [bet, second] as const, cashMinor };
}

export const batchCases: readonly Case[] = [
  {
    name: 'batch: bet and win',
    run: async (at) => {
      const player = await at.player();
      const { commands, cashMinor } = pairOf(at);
      expectCode(await at.tell(player, ...commands), 'done');
      await at.holds(player, cashMinor);
    },
  },
  {
    name: 'batch: partial replay, then full replay',
    run: async (at) => {
      const player = await at.player();
      const { commands, cashMinor } = pairOf(at);
      expectCode(await at.tell(player, commands[0]), 'done');
      expectCode(await at.tell(player, ...commands), 'done');
      expectCode(await at.tell(player, ...commands), 'done');
      await at.holds(player, cashMinor);
    },
  },
  {
    name: 'batch: refusal in the middle',
    run: async (at) => {
      const player = await at.player();
      const { commands } = pairOf(at);
      const [first, last] = commands;
      const tooMuch = newBet(at, startMinor * 2n);
      expectCode(await at.tell(player, first, tooMuch, last), 'insufficient_funds');
      await at.holds(player, startMinor);
    },
  },
];
