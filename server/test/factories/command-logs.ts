import type { MemberId } from '@portal/protocol';
import fc from 'fast-check';
import type { BetsCommand } from '../../src/contexts/bets/index.ts';
import { loosePolicy } from './bets.ts';

/** What a member of a log has at its beginning; minor units. */
export const logCashMinor = 10_000n;

/** The most that a log has of steps. */
export const mostLogSteps = 15;

const kinds = [
  'BET',
  'WIN',
  'ROLLBACK',
  'VOID',
  'SETTLE',
  'UNSETTLE',
  'RESETTLE',
  'RETURN_STAKE',
  'END_ROUND',
] as const;

/** What a settlement of an uneven amount leaves in play of a stake of 10.00. */
const leftMinor = 300n;

/** One step of a vendor's log: what it sends for one of five bets, perhaps more than once. */
const logStep = fc.record({
  bet: fc.integer({ min: 1, max: 5 }),
  kind: fc.constantFrom(...kinds),
  amountMinor: fc.bigInt({ min: 0n, max: 3_000n }),
  times: fc.integer({ min: 1, max: 3 }),
});
export type LogStep = ReturnType<typeof logStep.generate>['value'];

/** A random log of canonical commands; the tests and torture draw theirs from here. */
export const commandLog = fc.array(logStep, { minLength: 1, maxLength: mostLogSteps });

/**
 * What a step sends. The same id with the same content is a repeat, so the amount is part of it.
 */
export function commandOf(memberId: MemberId, { bet, kind, amountMinor }: LogStep): BetsCommand {
  const roundId = `${memberId}-${bet}`;
  const betId = `${memberId}-b${bet}`;
  const base = { provider: 'vendor:test', memberId, currency: 'USD', policy: loosePolicy } as const;
  const txId = `${memberId}-${kind}-${bet}-${amountMinor}`;
  const refTxId = betId;
  const reason = 'by the log';
  switch (kind) {
    case 'BET': {
      const game = { category: 'LIVE', gameCode: 'baccarat' } as const;
      const stake = { roundId, amountMinor: 1_000n, game, hasLiveSession: true };
      return { ...base, ...stake, kind, txId: betId };
    }
    case 'WIN':
    case 'RESETTLE': {
      const result = amountMinor > 0n ? 'WIN' : 'LOSE';
      return { ...base, kind, txId, refTxId, amountMinor, result, reason };
    }
    case 'SETTLE': {
      const leavesOpenMinor = amountMinor % 2n === 0n ? 0n : leftMinor;
      return { ...base, kind, txId, refTxId, amountMinor, result: 'WIN', leavesOpenMinor };
    }
    case 'RETURN_STAKE':
      return { ...base, kind, txId, refTxId, amountMinor, reason };
    case 'ROLLBACK':
      return { ...base, kind, txId, refTxId };
    case 'VOID':
    case 'UNSETTLE':
      return { ...base, kind, txId, refTxId, reason };
    case 'END_ROUND':
      return { ...base, kind, txId, roundId };
  }
}

/**
 * Members whose cash is not what they began with, less what their bets that stand lost, plus what
 * they owe: one row each, none when all is right.
 */
export const wrongCashQuery = `
  with sums as (
    select m.member_id, a.balance_minor as cash,
      coalesce((select sum(payout_minor - stake_minor + given_back_minor) from bets b
        where b.member_id = m.member_id and b.state in ('open', 'settled', 'waiting')), 0) as net,
      coalesce((select sum(left_minor) from bet_debts d where d.member_id = m.member_id), 0) as owed
    from unnest($1::text[]) as m (member_id)
    join accounts a on a.path = 'member:' || m.member_id || ':cash' and a.currency = 'USD')
  select member_id as "memberId", cash::text, (${logCashMinor} + net + owed)::text as expected
    from sums where cash < 0 or cash <> ${logCashMinor} + net + owed`;
