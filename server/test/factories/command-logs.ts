import type { MemberId } from '@portal/protocol';
import fc from 'fast-check';
import type { BetsCommand } from '../../src/contexts/bets/index.ts';
import { loosePolicy, strictPolicy } from './bets.ts';

/** What a member of a log has at its beginning; minor units. */
export const logCashMinor = 10_000n;

/** The most that a log has of steps. */
export const mostLogSteps = 15;

const kinds = [
  'BET',
  'WAIT',
  'OPEN',
  'REJECT',
  'TIP',
  'PROMO_WIN',
  'ADJUST',
  'WIN',
  'ROLLBACK',
  'ROLLBACK_WIN',
  'ROLLBACK_TIP',
  'VOID',
  'SETTLE',
  'UNSETTLE',
  'RESETTLE',
  'RETURN_STAKE',
  'END_ROUND',
] as const;

/** What a settlement of an uneven amount leaves in play of a stake of 10.00. */
const leftMinor = 300n;

/** What a correction adds or takes is an amount of a log less this. */
const correctionMinor = 1_500n;

/** What wins pay, by their number: a rollback names the win that it takes back. */
const winAmounts = [0n, 700n, 2_500n] as const;

/**
 * One step of a vendor's log: what it sends for one of five bets, perhaps more than once, of the
 * bet or of its whole round, and with its word that the round is over.
 */
const logStep = fc.record({
  bet: fc.integer({ min: 1, max: 5 }),
  kind: fc.constantFrom(...kinds),
  amountMinor: fc.bigInt({ min: 0n, max: 3_000n }),
  times: fc.integer({ min: 1, max: 3 }),
  isByRound: fc.integer({ min: 0, max: 3 }).map((part) => part === 0),
  closesRound: fc.integer({ min: 0, max: 7 }).map((part) => part === 0),
  policy: fc.constantFrom(loosePolicy, strictPolicy),
});
export type LogStep = ReturnType<typeof logStep.generate>['value'];

/** A random log of canonical commands; the tests and torture draw theirs from here. */
export const commandLog = fc.array(logStep, { minLength: 1, maxLength: mostLogSteps });

/** The first four bets share two rounds; the last one is of an event, and alone. */
const roundNumber = (bet: number) => Math.ceil(bet / 2);
const gameOf = (bet: number) =>
  bet === 5
    ? ({ category: 'SPORTS', gameCode: 'football' } as const)
    : ({ category: 'LIVE', gameCode: 'baccarat' } as const);

/**
 * What a step sends. The same id with the same content is a repeat, so what may differ is part of
 * it.
 */
export function commandOf(memberId: MemberId, step: LogStep): BetsCommand {
  const { bet, kind, amountMinor, isByRound, closesRound, policy } = step;
  const roundId = `${memberId}-${roundNumber(bet)}`;
  const betId = `${memberId}-b${bet}`;
  const base = { provider: 'vendor:test', memberId, currency: 'USD', policy } as const;
  const txId = `${memberId}-${kind}-${bet}-${amountMinor}${isByRound ? '-round' : ''}`;
  const target = isByRound ? { roundId } : { refTxId: betId, roundId };
  const act = { ...base, ...target, txId, reason: 'by the log' } as const;
  const game = gameOf(bet);
  const stake = { ...base, roundId, amountMinor: 1_000n, game, hasLiveSession: true } as const;
  const result = amountMinor > 0n ? 'WIN' : 'LOSE';
  const winNumber = amountMinor % 3n;
  const winId = `${memberId}-w${bet}${winNumber}`;
  switch (kind) {
    case 'BET':
    case 'WAIT':
      return { ...stake, kind: 'BET', txId: betId, isWaiting: kind === 'WAIT', closesRound };
    case 'TIP':
      return { ...stake, kind, txId: `${memberId}-t${bet}`, amountMinor: 100n };
    case 'PROMO_WIN':
      return { ...base, kind, txId, amountMinor, game, promo: {}, ...(isByRound && { roundId }) };
    case 'ADJUST':
      return { ...base, kind, txId, amountMinor: amountMinor - correctionMinor, reason: 'count' };
    case 'WIN': {
      const wonMinor = winAmounts[Number(winNumber)] ?? 0n;
      const win = { ...base, refTxId: betId, roundId, txId: winId, closesRound } as const;
      return { ...win, kind, amountMinor: wonMinor };
    }
    case 'ROLLBACK':
      return { ...act, kind, closesRound };
    case 'ROLLBACK_WIN':
      return { ...base, kind: 'ROLLBACK', txId: `${winId}-x`, refTxId: winId, roundId };
    case 'ROLLBACK_TIP':
      return { ...base, kind: 'ROLLBACK', txId: `${txId}-x`, refTxId: `${memberId}-t${bet}` };
    case 'SETTLE': {
      const leavesOpenMinor = amountMinor % 2n === 0n ? 0n : leftMinor;
      return { ...act, kind, amountMinor, result: 'WIN', leavesOpenMinor, closesRound };
    }
    case 'RESETTLE':
      return { ...act, kind, amountMinor, result };
    case 'RETURN_STAKE':
      return { ...act, kind, amountMinor };
    case 'OPEN':
      return { ...base, ...target, kind, txId };
    case 'REJECT':
    case 'VOID':
    case 'UNSETTLE':
      return { ...act, kind };
    case 'END_ROUND':
      return { ...base, kind, txId, roundId };
  }
}

/**
 * Members whose cash is not what they began with, less what their bets that stand lost, plus the
 * corrections that stand and what they owe: one row each, none when all is right.
 */
export const wrongCashQuery = `
  with sums as (
    select m.member_id, a.balance_minor as cash,
      coalesce((select sum(payout_minor - stake_minor + given_back_minor) from bets b
        where b.member_id = m.member_id and b.state in ('open', 'settled', 'waiting')), 0)
      + coalesce((select sum(amount_minor) from bet_transactions t
        where t.member_id = m.member_id and t.class = 'adjust' and t.state = 'applied'), 0) as net,
      coalesce((select sum(left_minor) from bet_debts d where d.member_id = m.member_id), 0) as owed
    from unnest($1::text[]) as m (member_id)
    join accounts a on a.path = 'member:' || m.member_id || ':cash' and a.currency = 'USD')
  select member_id as "memberId", cash::text, (${logCashMinor} + net + owed)::text as expected
    from sums where cash < 0 or cash <> ${logCashMinor} + net + owed`;
