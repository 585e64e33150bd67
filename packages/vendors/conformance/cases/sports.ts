import type { WalletCommand } from '../../src/command.ts';
import type { StagePlayer } from '../stage.ts';
import { type At, type Case, needs, NotExpressible, startMinor } from '../case.ts';
import { newBet, rollbackOf } from './bets.ts';
import { winOf } from './wins.ts';

const stake = 1000n;
const payout = 1900n;
const reason = 'proof';

interface Struck {
  readonly player: StagePlayer;
  readonly bet: ReturnType<typeof newBet>;
  readonly target: { readonly refTxId: string; readonly roundId: string };
}

async function struck(at: At, isWaiting = false): Promise<Struck> {
  const player = await at.player();
  const bet = newBet(at);
  if (isWaiting && !at.can('CONFIRM')) {
    at.tellAs('a plain bet');
  }
  await at.want(player, 'done', { ...bet, isWaiting: isWaiting && at.can('CONFIRM') });
  return { player, bet, target: { refTxId: bet.txId, roundId: bet.roundId } };
}

/** What a dialect says for a settlement: its own word, or a win. */
function settlement(
  at: At,
  { bet, target }: Struck,
  amountMinor: bigint,
): WalletCommand & { readonly txId: string } {
  if (at.can('SETTLE')) {
    return { kind: 'SETTLE', txId: at.id(), ...target, amountMinor };
  }
  at.tellAs('a win');
  return winOf(at, bet, amountMinor);
}

/** What takes back, in a dialect without a word of its own for this. */
function toldRollback(at: At, target: Parameters<typeof rollbackOf>[1]) {
  at.tellAs('a rollback');
  return rollbackOf(at, target);
}

async function settled(at: At, amountMinor = payout) {
  const one = await struck(at);
  const command = settlement(at, one, amountMinor);
  await at.want(one.player, 'done', command);
  await at.holds(one.player, startMinor - stake + amountMinor);
  return { ...one, settlementId: command.txId };
}

async function resettled(at: At, firstMinor: bigint, lastMinor: bigint): Promise<void> {
  const one = await settled(at, firstMinor);
  const { player, target, bet } = one;
  if (at.can('RESETTLE')) {
    const command = {
      kind: 'RESETTLE',
      txId: at.id(),
      ...target,
      amountMinor: lastMinor,
      reason,
    } as const;
    await at.want(player, 'done', command);
    await at.want(player, 'done', command);
  } else {
    at.tellAs('its rollback');
    at.tellAs('another win');
    const undone = { txId: one.settlementId, roundId: bet.roundId };
    await at.want(player, 'done', rollbackOf(at, undone));
    await at.want(player, 'done', winOf(at, bet, lastMinor));
  }
  await at.holds(player, startMinor - stake + lastMinor);
}

/**
 * A settlement with words that one dialect has; the others tell what it pays as a win, and nothing
 * of why.
 */
async function described(
  at: At,
  end: Partial<WalletCommand> & { readonly amountMinor: bigint },
): Promise<Struck> {
  if (!at.dialect.traits.describesBets) {
    const one = await struck(at);
    await at.want(one.player, 'done', settlement(at, one, end.amountMinor));
    return one;
  }
  const player = await at.player();
  const terms = { selection: 'Ostra', odds: '1.9', oddsFormat: 'DECIMAL', side: 'HOME' };
  const bet = newBet(at);
  await at.want(player, 'done', { ...bet, terms });
  const target = { refTxId: bet.txId, roundId: bet.roundId };
  await at.want(player, 'done', { kind: 'SETTLE', txId: at.id(), ...target, ...end });
  return { player, bet, target };
}

/** A part of a stake comes back in one dialect; what the others pay back is all of it, or a win. */
async function struckToReturn(at: At): Promise<Struck> {
  if (!at.can('RETURN_STAKE')) {
    throw new NotExpressible('no part of a stake comes back in this dialect');
  }
  return struck(at);
}

export const sportsCases: readonly Case[] = [
  {
    name: 'sports: terms and a push',
    run: async (at) => {
      const { player } = await described(at, { amountMinor: stake, result: 'PUSH' });
      await at.holds(player, startMinor);
    },
  },
  {
    name: 'sports: a half is lost',
    run: async (at) => {
      const { player } = await described(at, { amountMinor: stake / 2n, result: 'HALF_LOSE' });
      await at.holds(player, startMinor - stake / 2n);
    },
  },
  {
    name: 'sports: part cashed out, the rest settled',
    run: async (at) => {
      const part = { amountMinor: stake / 4n, leavesOpenMinor: stake / 2n, isCashOut: true };
      const one = await described(at, part);
      const { player } = one;
      const rest = settlement(at, one, payout / 2n);
      await at.want(player, 'done', rest);
      await at.want(player, 'done', rest);
      await at.holds(player, startMinor - stake + stake / 4n + payout / 2n);
    },
  },
  {
    name: 'sports: waiting to open',
    run: async (at) => {
      const one = await struck(at, true);
      if (at.can('CONFIRM')) {
        await at.want(one.player, 'done', { kind: 'CONFIRM', txId: at.id(), ...one.target });
      }
      await at.want(one.player, 'done', settlement(at, one, payout));
      await at.holds(one.player, startMinor - stake + payout);
    },
  },
  {
    name: 'sports: waiting to reject',
    run: async (at) => {
      const { player, bet, target } = await struck(at, true);
      const command = at.can('REJECT')
        ? ({ kind: 'REJECT', txId: at.id(), ...target, reason } as const)
        : toldRollback(at, bet);
      await at.want(player, 'done', command);
      await at.holds(player, startMinor);
    },
  },
  { name: 'sports: settle', run: async (at) => void (await settled(at)) },
  {
    name: 'sports: unsettle',
    run: async (at) => {
      const { player, bet, target, settlementId } = await settled(at);
      const command = at.can('UNSETTLE')
        ? ({ kind: 'UNSETTLE', txId: at.id(), ...target, reason } as const)
        : toldRollback(at, { txId: settlementId, roundId: bet.roundId });
      await at.want(player, 'done', command);
      await at.holds(player, startMinor - stake);
    },
  },
  { name: 'sports: resettle up', run: (at) => resettled(at, payout, payout * 2n) },
  { name: 'sports: resettle down', run: (at) => resettled(at, payout * 2n, payout) },
  {
    name: 'sports: void',
    run: async (at) => {
      const { player, bet, target } = await settled(at);
      if (!at.can('VOID') && !at.dialect.traits.reversesSettled) {
        throw new NotExpressible('a settled bet is final in this dialect');
      }
      const command = at.can('VOID')
        ? ({ kind: 'VOID', txId: at.id(), ...target, reason } as const)
        : toldRollback(at, bet);
      await at.want(player, 'done', command);
      await at.holds(player, startMinor);
    },
  },
  {
    name: 'sports: cash-out',
    run: async (at) => {
      const one = await struck(at);
      await at.want(one.player, 'done', { ...settlement(at, one, stake / 2n), isCashOut: true });
      await at.holds(one.player, startMinor - stake / 2n);
    },
  },
  {
    name: 'sports: cash-out, expired token',
    run: async (at) => {
      if (!at.can('SETTLE')) {
        // A win is taken whenever it comes (rule 13), so only a word for cash-outs can be refused.
        throw new NotExpressible('a cash-out is a win in this dialect, and no win is refused');
      }
      const one = await struck(at);
      await needs(at.stage.expire, 'let a token expire')(one.player);
      const cashOut = { ...settlement(at, one, stake / 2n), isCashOut: true };
      await at.want(one.player, 'token_invalid', cashOut);
      await at.holds(one.player, startMinor - stake);
      await at.want(one.player, 'done', settlement(at, one, payout));
      await at.holds(one.player, startMinor - stake + payout);
    },
  },
  {
    name: 'sports: return stake',
    run: async (at) => {
      const one = await struckToReturn(at);
      const { player, target } = one;
      const back = {
        kind: 'RETURN_STAKE',
        txId: at.id(),
        ...target,
        amountMinor: stake / 4n,
      } as const;
      await at.want(player, 'done', back);
      await at.holds(player, startMinor - stake + stake / 4n);
    },
  },
  {
    name: 'sports: return stake, settle, unsettle, return stake',
    run: async (at) => {
      const one = await struckToReturn(at);
      const { player, target } = one;
      const back = (amountMinor: bigint) =>
        ({ kind: 'RETURN_STAKE', txId: at.id(), ...target, amountMinor, reason }) as const;
      const first = back(stake / 4n);
      await at.want(player, 'done', first);
      await at.want(player, 'done', settlement(at, one, payout));
      await at.holds(player, startMinor - stake + stake / 4n + payout);
      await at.want(player, 'already_settled', back(stake / 4n));
      await at.want(player, 'done', { kind: 'UNSETTLE', txId: at.id(), ...target, reason });
      await at.holds(player, startMinor - stake + stake / 4n);
      await at.want(player, 'done', first);
      await at.want(player, 'done', back(stake - stake / 4n));
      await at.holds(player, startMinor);
      await at.want(player, 'rolled_back', settlement(at, one, payout));
      await at.holds(player, startMinor);
    },
  },
  {
    name: 'sports: settle by round, one bet taken back',
    run: async (at) => {
      const one = await struck(at);
      const { player, bet } = one;
      const { roundId } = bet;
      const other = { ...newBet(at), roundId };
      await at.want(player, 'done', other);
      await at.want(player, 'done', rollbackOf(at, other));
      const result = at.can('SETTLE')
        ? ({ kind: 'SETTLE', txId: at.id(), roundId, amountMinor: payout } as const)
        : settlement(at, one, payout);
      await at.want(player, 'done', result);
      await at.want(player, 'done', result);
      await at.holds(player, startMinor - stake + payout);
    },
  },
];
