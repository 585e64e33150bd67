import type { StagePlayer } from '../stage.ts';
import {
  type At,
  type Case,
  CaseFailed,
  expectBalance,
  expectCode,
  needs,
  startMinor,
} from '../case.ts';

const stake = 1000n;

/** A bet of its own round. */
export function newBet(at: At, amountMinor = stake) {
  return { kind: 'BET', txId: at.id(), roundId: at.id(), amountMinor } as const;
}

export function rollbackOf(
  at: At,
  { txId: refTxId, roundId }: { readonly txId: string; readonly roundId: string },
) {
  return { kind: 'ROLLBACK', txId: at.id(), refTxId, roundId } as const;
}

async function refused(
  at: At,
  player: StagePlayer,
  code: Parameters<At['want']>[1],
): Promise<void> {
  await at.want(player, code, newBet(at));
  await at.holds(player, startMinor);
}

export const balanceCases: readonly Case[] = [
  { name: 'balance: plain', run: async (at) => at.holds(await at.player(), startMinor) },
  {
    name: 'balance: unknown player',
    run: async (at) => {
      const player = { ...(await at.player()), playerId: 'mbr_nobody00', token: 'nothing' };
      expectCode(await at.tell(player, { kind: 'BALANCE' }), 'player_unknown');
    },
  },
  {
    name: 'balance: wrong currency',
    run: async (at) => {
      const player = { ...(await at.player()), currency: 'KWD' };
      const look = at.can('BALANCE') && at.dialect.name !== 'rs' && at.dialect.name !== 'evolution';
      // Where a look names no currency, a bet does.
      if (!look) {
        at.tellAs('a bet');
      }
      const command = look ? ({ kind: 'BALANCE' } as const) : newBet(at);
      expectCode(await at.tell(player, command), 'currency_wrong');
    },
  },
];

export const betCases: readonly Case[] = [
  {
    name: 'bet: plain',
    run: async (at) => {
      const player = await at.player();
      const heard = await at.tell(player, newBet(at));
      expectCode(heard, 'done');
      expectBalance(heard, startMinor - stake);
      await at.holds(player, startMinor - stake);
    },
  },
  {
    name: 'bet: zero',
    run: async (at) => {
      const player = await at.player();
      await at.want(player, 'done', newBet(at, 0n));
      await at.holds(player, startMinor);
    },
  },
  {
    name: 'bet: negative',
    run: async (at) => {
      const player = await at.player();
      await at.want(player, 'amount_invalid', newBet(at, -stake));
      await at.holds(player, startMinor);
    },
  },
  {
    name: 'bet: over balance',
    run: async (at) => {
      const player = await at.player();
      const heard = await at.tell(player, newBet(at, startMinor + 1000n));
      expectCode(heard, 'insufficient_funds');
      expectBalance(heard, startMinor);
    },
  },
  {
    name: 'bet: exact balance',
    run: async (at) => {
      const player = await at.player();
      await at.want(player, 'done', newBet(at, startMinor));
      await at.holds(player, 0n);
    },
  },
  {
    name: 'bet: duplicate',
    run: async (at) => {
      const player = await at.player();
      const bet = newBet(at);
      await at.want(player, 'done', bet);
      await at.want(player, 'done', bet);
      await at.holds(player, startMinor - stake);
    },
  },
  {
    name: 'bet: duplicate with other amount',
    run: async (at) => {
      const player = await at.player();
      const bet = newBet(at);
      await at.want(player, 'done', bet);
      await at.want(player, 'id_reused', { ...bet, amountMinor: stake * 2n });
      await at.holds(player, startMinor - stake);
    },
  },
  {
    name: 'bet: duplicate with other round',
    run: async (at) => {
      const player = await at.player();
      const bet = newBet(at);
      await at.want(player, 'done', bet);
      await at.want(player, 'id_reused', { ...bet, roundId: at.id() });
      await at.holds(player, startMinor - stake);
    },
  },
  {
    name: 'bet: duplicate with other game',
    run: async (at) => {
      const player = await at.player();
      const bet = newBet(at);
      await at.want(player, 'done', bet);
      await at.want({ ...player, gameCode: `${player.gameCode}-other` }, 'id_reused', bet);
      await at.holds(player, startMinor - stake);
    },
  },
  {
    name: 'bet: duplicate with other player',
    run: async (at) => {
      const [player, other] = [await at.player(), await at.player()];
      const bet = newBet(at);
      await at.want(player, 'done', bet);
      await at.want(other, 'id_reused', bet);
      await at.holds(other, startMinor);
      await at.holds(player, startMinor - stake);
    },
  },
  {
    name: 'bet: refused for funds, money comes, sent again',
    run: async (at) => {
      const player = await at.player();
      const bet = newBet(at, startMinor + stake);
      await at.want(player, 'insufficient_funds', bet);
      const prize = { kind: 'PROMO_WIN', txId: at.id(), campaignId: at.id() } as const;
      await at.want(player, 'done', { ...prize, amountMinor: stake });
      await at.want(player, 'insufficient_funds', bet);
      await at.want(player, 'done', newBet(at, startMinor + stake));
      await at.holds(player, 0n);
    },
  },
  {
    name: 'bet: two in parallel',
    run: async (at) => {
      const player = await at.player();
      const most = startMinor - stake;
      const heard = await Promise.all([
        at.tell(player, newBet(at, most)),
        at.tell(player, newBet(at, most)),
      ]);
      const done = heard.filter(({ codes }) => codes.includes('done'));
      if (done.length !== 1) {
        throw new CaseFailed(`${done.length} of two bets were accepted`);
      }
      await at.holds(player, stake);
    },
  },
  {
    name: 'bet: after round close',
    run: async (at) => {
      const player = await at.player();
      const bet = newBet(at);
      await at.want(player, 'done', bet);
      if (at.can('END_ROUND')) {
        await at.want(player, 'done', { kind: 'END_ROUND', txId: at.id(), roundId: bet.roundId });
      } else {
        at.tellAs('a win of zero');
        const { txId: refTxId, roundId } = bet;
        const win = { kind: 'WIN', txId: at.id(), refTxId, roundId, amountMinor: 0n } as const;
        await at.want(player, 'done', { ...win, closesRound: true });
      }
      await at.want(player, 'round_closed', { ...newBet(at), roundId: bet.roundId });
      await at.want(player, 'done', bet);
      const buried = { ...newBet(at), roundId: bet.roundId };
      await at.want(player, 'bet_unknown', rollbackOf(at, buried));
      await at.want(player, 'rolled_back', buried);
      await at.holds(player, startMinor - stake);
    },
  },
  {
    name: 'bet: blocked player',
    run: async (at) => {
      const player = await at.player();
      await needs(at.stage.block, 'lock a player')(player);
      // A lock ends all sessions, so either is right.
      await refused(at, player, ['player_blocked', 'token_invalid']);
    },
  },
  {
    name: 'bet: over limit',
    run: async (at) => {
      const player = await at.player();
      await needs(at.stage.limitStakes, 'set a limit')(player, stake / 2n);
      await refused(at, player, ['limit_reached', 'player_blocked']);
    },
  },
  {
    name: 'bet: expired token',
    run: async (at) => {
      const player = await at.player();
      await needs(at.stage.expire, 'let a token expire')(player);
      await refused(at, player, 'token_invalid');
    },
  },
];
