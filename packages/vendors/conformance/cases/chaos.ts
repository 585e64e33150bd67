import { type Case, expectCode, startMinor } from '../case.ts';
import { newBet, rollbackOf } from './bets.ts';
import { placed, winOf } from './wins.ts';

const stake = 1000n;
const prize = 2500n;
const skewMs = 3_600_000;

export const chaosCases: readonly Case[] = [
  {
    name: 'chaos: answer lost after commit',
    run: async (at) => {
      const player = await at.player();
      const bet = newBet(at);
      // Whoever lost the answers cannot know them: the same calls come again.
      await at.tell(player, bet);
      await at.want(player, 'done', bet);
      const win = winOf(at, bet);
      await at.tell(player, win);
      await at.want(player, 'done', win);
      await at.holds(player, startMinor - stake + prize);
    },
  },
  {
    name: 'chaos: clock skew',
    run: async (at) => {
      const player = await at.player();
      const { dialect, stage } = at;
      const call = {
        requestId: stage.newId(),
        playerId: player.playerId,
        currency: player.currency,
        commands: [{ kind: 'BALANCE' }],
      } as const;
      const request = dialect.write(call, {
        keys: stage.keys,
        nowMs: stage.nowMs() - skewMs,
        nonce: stage.newId(),
      });
      const answer = request && (await stage.send(request));
      const heard = answer && dialect.hear(call, answer, stage.keys);
      // Only one dialect signs a time; the others must not care about it.
      const code = dialect.name === 'slotegrator' ? 'bad_signature' : 'done';
      expectCode(heard ?? { codes: [], mayRepeat: true, transactionIds: [] }, code);
    },
  },
  {
    name: 'chaos: results before their bets',
    run: async (at) => {
      const player = await at.player();
      const bet = newBet(at);
      const win = winOf(at, bet);
      const undone = newBet(at);
      await at.want(player, 'bet_unknown', win);
      await at.want(player, 'bet_unknown', rollbackOf(at, undone));
      await at.want(player, 'done', bet);
      await at.want(player, 'rolled_back', undone);
      await at.want(player, 'done', win);
      await at.holds(player, startMinor - stake + prize);
    },
  },
  {
    name: 'chaos: everything twice',
    run: async (at) => {
      const { player, bet, win } = await placed(at);
      const all = [bet, win, bet, win] as const;
      for (const command of all) {
        await at.want(player, ['done', 'already_settled'], command);
      }
      await at.holds(player, startMinor - stake + prize);
    },
  },
];
