import type { WalletCommand } from '../../src/command.ts';
import type { Heard } from '../../src/dialect.ts';
import { type At, type Case, CaseFailed, expectCode, needs, startMinor } from '../case.ts';
import { failoverMoments, type FailoverMoment, type Stage, type StagePlayer } from '../stage.ts';
import { newBet, rollbackOf } from './bets.ts';
import { winOf } from './wins.ts';

const stake = 1000n;
const prize = 2500n;
const mostTries = 5;

/** A command under which the database goes away; the vendor repeats it until it knows. */
async function through(
  at: At,
  player: StagePlayer,
  fall: { readonly moment: FailoverMoment; readonly command: WalletCommand },
): Promise<void> {
  const { moment, command } = fall;
  const failOver: NonNullable<Stage['failOver']> = needs(
    at.stage.failOver,
    'lose its database in mid-commit',
  );
  const hasFallen = failOver(moment);
  expectCode(await untilSure(at, player, command), 'done');
  if (!hasFallen()) {
    throw new CaseFailed(`no COMMIT of a ${command.kind} met the failover`);
  }
}

/** A database that comes back may take longer than the repeats of one call. */
async function untilSure(at: At, player: StagePlayer, command: WalletCommand): Promise<Heard> {
  let heard = await at.tell(player, command);
  for (let tries = 1; heard.mayRepeat && tries < mostTries; tries += 1) {
    heard = await at.tell(player, command);
  }
  return heard;
}

export const failoverCases: readonly Case[] = [
  {
    name: 'chaos: database failover in mid-commit',
    run: async (at) => {
      for (const moment of failoverMoments) {
        const player = await at.player();
        const [bet, undone] = [newBet(at), newBet(at)];
        const [win, rollback] = [winOf(at, bet), rollbackOf(at, undone)];
        for (const command of [bet, win, undone, rollback]) {
          await through(at, player, { moment, command });
        }
        await at.holds(player, startMinor - stake + prize);
        // Who never heard the answers asks once more, and nothing moves twice.
        for (const command of [bet, win, rollback]) {
          await at.want(player, ['done', 'already_settled'], command);
        }
        await at.holds(player, startMinor - stake + prize);
      }
    },
  },
];
