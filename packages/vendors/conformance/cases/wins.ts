import type { StagePlayer } from '../stage.ts';
import { type At, type Case, expectBalance, expectCode, needs, startMinor } from '../case.ts';
import { newBet, rollbackOf } from './bets.ts';

const stake = 1000n;
const prize = 2500n;

interface Placed {
  readonly player: StagePlayer;
  readonly bet: ReturnType<typeof newBet>;
  readonly win: {
    readonly kind: 'WIN';
    readonly txId: string;
    readonly refTxId: string;
    readonly roundId: string;
    readonly amountMinor: bigint;
  };
}

/** A bet that stands, and the win that it may get. */
export async function placed(at: At, cashMinor?: bigint): Promise<Placed> {
  const player = await at.player(cashMinor);
  const bet = newBet(at);
  await at.want(player, 'done', bet);
  return { player, bet, win: winOf(at, bet) };
}

export function winOf(at: At, { txId: refTxId, roundId }: Placed['bet'], amountMinor = prize) {
  return { kind: 'WIN', txId: at.id(), refTxId, roundId, amountMinor } as const;
}

async function paid(at: At, { player, win }: Placed): Promise<void> {
  await at.want(player, 'done', win);
  await at.holds(player, startMinor - stake + prize);
}

export const winCases: readonly Case[] = [
  {
    name: 'win: plain',
    run: async (at) => {
      const { player, win } = await placed(at);
      const heard = await at.tell(player, win);
      expectCode(heard, 'done');
      expectBalance(heard, startMinor - stake + prize);
    },
  },
  {
    name: 'win: zero',
    run: async (at) => {
      const { player, win } = await placed(at);
      await at.want(player, 'done', { ...win, amountMinor: 0n, closesRound: true });
      await at.holds(player, startMinor - stake);
    },
  },
  {
    name: 'win: duplicate',
    run: async (at) => {
      const round = await placed(at);
      await paid(at, round);
      await paid(at, round);
    },
  },
  {
    name: 'win: unknown bet',
    run: async (at) => {
      const player = await at.player();
      await at.want(player, 'bet_unknown', winOf(at, newBet(at)));
      await at.holds(player, startMinor);
    },
  },
  {
    name: 'win: after rollback',
    run: async (at) => {
      const { player, bet, win } = await placed(at);
      await at.want(player, 'done', rollbackOf(at, bet));
      await at.want(player, 'rolled_back', win);
      await at.holds(player, startMinor);
    },
  },
  {
    name: 'win: expired token',
    run: async (at) => {
      const round = await placed(at);
      await needs(at.stage.expire, 'let a token expire')(round.player);
      await paid(at, round);
    },
  },
  {
    name: 'win: during exclusion',
    run: async (at) => {
      const round = await placed(at);
      await needs(at.stage.exclude, 'exclude a player')(round.player);
      await at.want(round.player, ['player_blocked', 'token_invalid'], newBet(at));
      await paid(at, round);
    },
  },
  {
    name: 'win: limit reached',
    run: async (at) => {
      const round = await placed(at);
      await needs(at.stage.limitStakes, 'set a limit')(round.player, stake / 2n);
      await at.want(round.player, ['limit_reached', 'player_blocked'], newBet(at));
      await paid(at, round);
    },
  },
  {
    name: 'win: account locked',
    run: async (at) => {
      const round = await placed(at);
      await needs(at.stage.block, 'lock a player')(round.player);
      await paid(at, round);
    },
  },
  {
    name: 'win: two wins one bet',
    run: async (at) => {
      const round = await placed(at);
      await paid(at, round);
      await at.want(round.player, 'done', winOf(at, round.bet));
      await at.holds(round.player, startMinor - stake + prize * 2n);
    },
  },
];
