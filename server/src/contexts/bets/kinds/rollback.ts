import { assertDefined } from '@portal/money';
import type { Bet, BetTransaction } from '../bet.ts';
import type { RollbackCommand } from '../command.ts';
import { payWin, returnStake, takeBack } from './money.ts';
import { keepRound, resultFor, revise } from './revise.ts';
import { targetTransactions } from './target.ts';
import {
  already,
  done,
  refuse,
  refuseForNow,
  type Turn,
  type TurnResult,
  withReview,
} from './turn.ts';
import { isTakenBack } from './win.ts';

/**
 * Takes transactions back, in the order in which money is there for it; never gated. What is
 * unknown gets a tombstone, so that it is refused when it comes (R111); a round that is taken back
 * is closed, so that whichever of its bets is late is refused. Refusals: `bet_already_settled`, and
 * for now `insufficient_balance` and, for what is another member's, `bet_not_found` (both with a
 * review).
 */
export function rollback(turn: Turn<RollbackCommand>): TurnResult {
  const rows = targetTransactions(turn, turn.command.refClass);
  const applied = rows.filter(({ state }) => state === 'applied');
  if (rows.length === 0) {
    return bury(turn);
  }
  let bet: Bet | undefined;
  for (const row of applied) {
    const result = reverse(turn, row);
    if (!result.ok) {
      return result;
    }
    bet = result.bet ?? bet;
  }
  if (turn.command.refTxId === undefined) {
    keepRound(turn, turn.command.roundId, true);
  }
  return bet === undefined && applied.length === 0 ? already(betOfRow(turn, rows[0])) : done(bet);
}

function bury(turn: Turn<RollbackCommand>): TurnResult {
  const { book, command } = turn;
  const { provider, memberId, currency, refTxId, refClass = 'stake', roundId } = command;
  if (refTxId === undefined) {
    keepRound(turn, roundId, true);
  } else {
    const named = { provider, class: refClass, txId: refTxId };
    if (book.transaction(named) !== undefined) {
      // It is another member's, and stays: whoever named this one has mistaken the player.
      const review = { reason: 'transaction_id_reused', bet: undefined } as const;
      return withReview(refuseForNow('bet_not_found'), turn, review);
    }
    book.putTransaction({
      ...named,
      state: 'tombstone',
      memberId,
      currency,
      amountMinor: 0n,
      roundId: roundId ?? null,
      betId: null,
    });
  }
  return { ok: true, outcome: 'tombstone', bet: undefined };
}

function reverse(turn: Turn<RollbackCommand>, row: BetTransaction): TurnResult {
  const bet = betOfRow(turn, row);
  const result =
    row.class === 'stake' && bet !== undefined
      ? reverseStake(turn, bet)
      : reverseCredit(turn, row, bet);
  if (result.ok) {
    turn.book.putTransaction({ ...row, state: 'reversed' });
  }
  return result;
}

function reverseStake(turn: Turn<RollbackCommand>, bet: Bet): TurnResult {
  const { book, command } = turn;
  if (isTakenBack(bet)) {
    return already(bet);
  }
  const isTip = bet.terms?.feature === 'TIP';
  const isSettled = bet.state === 'settled' && !isTip;
  if (isSettled && command.policy.rollbackOfSettled === 'refuse') {
    return ofSettled(turn, bet);
  }
  returnStake(turn, bet);
  if (!takeBack(turn, bet, { amountMinor: bet.payoutMinor })) {
    return withoutFunds(turn, bet);
  }
  const { provider, memberId, roundId } = bet;
  for (const row of roundId === null ? [] : book.transactionsOf({ provider, memberId, roundId })) {
    if (row.betId === bet.id && row.class === 'win' && row.state === 'applied') {
      book.putTransaction({ ...row, state: 'reversed' });
    }
  }
  return done(revise(turn, bet, { state: 'rolled_back', result: 'CANCELLED', payoutMinor: 0n }));
}

/** A win, a prize or an adjustment that was paid. */
function reverseCredit(
  turn: Turn<RollbackCommand>,
  row: BetTransaction,
  bet: Bet | undefined,
): TurnResult {
  if (bet !== undefined && isTakenBack(bet)) {
    return already(bet);
  }
  if (bet !== undefined && bet.payoutMinor < row.amountMinor) {
    // A resettlement has replaced this win.
    return ofSettled(turn, bet);
  }
  if (row.amountMinor < 0n) {
    payWin(turn, bet, { amountMinor: 0n - row.amountMinor, type: 'adjustment' });
    return done(undefined);
  }
  const from = row.class === 'promo' ? 'promo' : 'wins';
  if (!takeBack(turn, bet, { amountMinor: row.amountMinor, from })) {
    return withoutFunds(turn, bet);
  }
  if (bet === undefined) {
    return done(undefined);
  }
  const payoutMinor = bet.payoutMinor - row.amountMinor;
  return done(revise(turn, bet, { state: bet.state, result: resultFor(payoutMinor), payoutMinor }));
}

function ofSettled(turn: Turn<RollbackCommand>, bet: Bet): TurnResult {
  const refusal = refuse('bet_already_settled');
  return withReview(refusal, turn, { reason: 'rollback_of_settled', bet });
}

function withoutFunds(turn: Turn<RollbackCommand>, bet: Bet | undefined): TurnResult {
  const refusal = refuseForNow('insufficient_balance');
  return withReview(refusal, turn, { reason: 'reversal_without_funds', bet });
}

function betOfRow({ book }: Turn, row: BetTransaction | undefined): Bet | undefined {
  const id = row?.betId ?? undefined;
  return id === undefined ? undefined : assertDefined(book.bet(id), 'the bet of a transaction');
}
