import type { WalletCommand } from '../../src/command.ts';
import type { StagePlayer } from '../stage.ts';
import {
  type At,
  type Case,
  expectCode,
  needs,
  NotExpressible,
  type Sent,
  startMinor,
} from '../case.ts';
import { newBet, rollbackOf } from './bets.ts';
import { placed, type winOf } from './wins.ts';

const stake = 1000n;
const prize = 2500n;

/** Of a win: a settlement, where the dialect has those, is reversed by a word of its own. */
function takeBack(at: At, win: ReturnType<typeof winOf>): WalletCommand {
  if (!at.can('UNSETTLE')) {
    return rollbackOf(at, win);
  }
  at.tellAs('an unsettle');
  const { refTxId, roundId } = win;
  return { kind: 'UNSETTLE', txId: at.id(), refTxId, roundId };
}

/**
 * The calls that take back a round of these bets. Where the dialect has no word for the whole of
 * it, each bet is named, in one list where that is a call.
 */
function roundBack(at: At, bets: readonly [Bet, ...Bet[]]): readonly Sent['commands'][] {
  const [first, ...others] = bets;
  const whole = { kind: 'ROLLBACK', txId: at.id(), roundId: first.roundId } as const;
  if (at.hasWords(whole)) {
    return [[whole]];
  }
  const each = [rollbackOf(at, first), ...others.map((bet) => rollbackOf(at, bet))] as const;
  if (at.hasWords(...each)) {
    at.tellAs('a list of rollbacks');
    return [each];
  }
  at.tellAs('a rollback of each bet');
  return each.map((command) => [command]);
}

type Bet = ReturnType<typeof newBet>;

/** What never came is not known; what was taken back already is fine. */
async function takeRoundBack(at: At, player: StagePlayer, calls: ReturnType<typeof roundBack>) {
  for (const commands of calls) {
    expectCode(await at.tell(player, ...commands), ['done', 'bet_unknown']);
  }
}

export const rollbackCases: readonly Case[] = [
  {
    name: 'rollback: normal',
    run: async (at) => {
      const { player, bet } = await placed(at);
      await at.want(player, 'done', rollbackOf(at, bet));
      await at.holds(player, startMinor);
    },
  },
  {
    name: 'rollback: twice',
    run: async (at) => {
      const { player, bet } = await placed(at);
      const rollback = rollbackOf(at, bet);
      await at.want(player, 'done', rollback);
      await at.want(player, 'done', rollback);
      await at.want(player, 'done', rollbackOf(at, bet));
      await at.holds(player, startMinor);
    },
  },
  {
    name: 'rollback: its bet sent again',
    run: async (at) => {
      const { player, bet } = await placed(at);
      const rollback = rollbackOf(at, bet);
      await at.want(player, 'done', rollback);
      // As stored (rule 3): the bet was taken, and its repetition moves nothing.
      await at.want(player, 'done', bet);
      await at.holds(player, startMinor);
      // With other content it is another bet (rule 4), and what was taken back stays so.
      await at.want(player, 'id_reused', { ...bet, amountMinor: 2n * stake });
      await at.want(player, 'done', rollback);
      await at.holds(player, startMinor);
    },
  },
  {
    name: 'rollback: before bet',
    run: async (at) => {
      const player = await at.player();
      const bet = newBet(at);
      await at.want(player, 'bet_unknown', rollbackOf(at, bet));
      await at.want(player, 'rolled_back', bet);
      await at.holds(player, startMinor);
    },
  },
  {
    name: 'rollback: several before bets',
    run: async (at) => {
      const player = await at.player();
      const bets = [newBet(at), newBet(at), newBet(at)];
      for (const bet of bets) {
        await at.want(player, 'bet_unknown', rollbackOf(at, bet));
      }
      for (const bet of bets.toReversed()) {
        await at.want(player, 'rolled_back', bet);
      }
      await at.holds(player, startMinor);
    },
  },
  {
    name: 'rollback: of win',
    run: async (at) => {
      const { player, win } = await placed(at);
      await at.want(player, 'done', win);
      const command = takeBack(at, win);
      await at.want(player, 'done', command);
      await at.holds(player, startMinor - stake);
    },
  },
  {
    name: 'rollback: of settled',
    run: async (at) => {
      const { player, bet, win } = await placed(at);
      await at.want(player, 'done', win);
      const isAllowed = at.dialect.traits.reversesSettled;
      await at.want(player, isAllowed ? 'done' : 'already_settled', rollbackOf(at, bet));
      await at.holds(player, isAllowed ? startMinor : startMinor - stake + prize);
    },
  },
  {
    name: 'rollback: partial funds',
    run: async (at) => {
      const { player, win } = await placed(at);
      await at.want(player, 'done', win);
      // All but half of the win is staked again, so it cannot be taken back whole.
      const left = prize / 2n;
      await at.want(player, 'done', newBet(at, startMinor - stake + prize - left));
      const command = takeBack(at, win);
      const { mayOverdraw } = at.dialect.traits;
      await at.want(player, mayOverdraw ? 'done' : 'insufficient_funds', command);
      await at.holds(player, mayOverdraw ? 0n : left);
    },
  },
  {
    name: 'rollback: by round',
    run: async (at) => {
      const { player, bet } = await placed(at);
      const other = { ...newBet(at), roundId: bet.roundId };
      await at.want(player, 'done', other);
      await takeRoundBack(at, player, roundBack(at, [bet, other]));
      await at.holds(player, startMinor);
    },
  },
  {
    name: 'rollback: by round, one bet late',
    run: async (at) => {
      const { player, bet } = await placed(at);
      const late = { ...newBet(at), roundId: bet.roundId };
      const calls = roundBack(at, [bet, late]);
      await takeRoundBack(at, player, calls);
      await at.want(player, 'rolled_back', late);
      await takeRoundBack(at, player, calls);
      await at.holds(player, startMinor);
    },
  },
  {
    name: 'rollback: during exclusion, expired token',
    run: async (at) => {
      const { player, bet } = await placed(at);
      await needs(at.stage.exclude, 'exclude a player')(player);
      await needs(at.stage.expire, 'let a token expire')(player);
      await at.want(player, 'done', rollbackOf(at, bet));
      await at.holds(player, startMinor);
    },
  },
  {
    name: 'rollback: for another player, before bet',
    run: async (at) =>
      namedForAnother(at, newBet(at), { player: await at.player(), cashMinor: startMinor }),
  },
  {
    name: 'rollback: for another player, before win',
    run: async (at) => {
      if (at.can('UNSETTLE')) {
        throw new NotExpressible('a rollback of a settlement is a word of its own in this dialect');
      }
      const { player, win } = await placed(at);
      await namedForAnother(at, win, { player, cashMinor: startMinor - stake });
    },
  },
  {
    name: 'rollback: for another player, before prize',
    run: async (at) => {
      const round = { txId: at.id(), roundId: at.id(), campaignId: at.id() };
      const drop = { kind: 'PROMO_WIN', ...round, amountMinor: prize } as const;
      await namedForAnother(at, drop, { player: await at.player(), cashMinor: startMinor });
    },
  },
];

/** An id that a rollback named for one player is no other player's (rule 4). */
async function namedForAnother(
  at: At,
  late: WalletCommand & { readonly txId: string; readonly roundId: string },
  { player, cashMinor }: { readonly player: StagePlayer; readonly cashMinor: bigint },
): Promise<void> {
  const { txId, roundId } = late;
  await at.want(await at.player(), 'bet_unknown', rollbackOf(at, { txId, roundId }));
  await at.want(player, 'id_reused', late);
  await at.want(player, 'id_reused', late);
  await at.holds(player, cashMinor);
}
