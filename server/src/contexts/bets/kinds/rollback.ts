import { assertDefined } from '@portal/money';
import type { Bet, BetTransaction } from '../bet.ts';
import type { RollbackCommand } from '../command.ts';
import { payWin, returnStake, takeBack } from './money.ts';
import { closeRound, isLostByEnd, resultFor, revise, takeRoundBack } from './revise.ts';
import { isTip, targetTransactions, transactionsNamed, winsOf } from './target.ts';
import {
  already,
  done,
  refuse,
  refuseForNow,
  reviewOf,
  type Turn,
  type TurnResult,
  withReview,
} from './turn.ts';
import { isTakenBack } from './win.ts';

/**
 * Takes transactions back, in the order in which money is there for it; never gated. What is
 * unknown gets a tombstone, so that it is refused when it comes (R111); a round that is taken back
 * is closed, so that whichever of its bets is late is refused; one that the sender says is over
 * with it takes no stake any more, but its other bets still get their results. Refusals:
 * `bet_already_settled`, and for now `insufficient_balance` and, for the stake of another member,
 * `bet_not_found` (both with a review).
 */
export function rollback(turn: Turn<RollbackCommand>): TurnResult {
  const { refTxId } = turn.command;
  const rows = targetTransactions(turn);
  const [first] = rows;
  if (first === undefined) {
    return bury(turn);
  }
  if (refTxId !== undefined && first.state === 'replaced') {
    return ofReplaced(turn, first);
  }
  const applied = concernedOf(turn, rows);
  const refusal = giveStakesBack(turn, applied);
  if (refusal !== undefined) {
    return refusal;
  }
  let bet: Bet | undefined;
  for (const row of applied) {
    const result = reverse(turn, row);
    if (!result.ok) {
      return result;
    }
    bet = result.bet ?? bet;
  }
  endNamedRound(turn, first.roundId ?? undefined);
  return bet === undefined && applied.length === 0 ? already(betOfRow(turn, first)) : done(bet);
}

/**
 * Of a round these are its open transactions (rule 18): where a result may not be taken back, a
 * bet that has its own neither stops the others nor is taken back with them.
 */
function concernedOf(
  turn: Turn<RollbackCommand>,
  rows: readonly BetTransaction[],
): readonly BetTransaction[] {
  const { refTxId, policy } = turn.command;
  const applied = rows.filter(({ state }) => state === 'applied');
  if (refTxId !== undefined || policy.rollbackOfSettled === 'reverse') {
    return applied;
  }
  const open = applied.filter((row) => {
    const bet = betOfRow(turn, row);
    return bet !== undefined && !hasOwnResult(bet);
  });
  // Once it was taken back, the same by another name finds nothing left to do (rule 7).
  return open.length > 0 || rows.some(({ state }) => state === 'reversed') ? open : applied;
}

function endNamedRound(turn: Turn<RollbackCommand>, roundId = turn.command.roundId): void {
  const { refTxId, closesRound = false } = turn.command;
  if (refTxId === undefined && roundId !== undefined) {
    takeRoundBack(turn, roundId);
  } else if (closesRound && roundId !== undefined) {
    closeRound(turn, roundId);
  }
}

/** All stakes come before any win is taken, because they may be what it is taken from. */
function giveStakesBack(
  turn: Turn<RollbackCommand>,
  applied: readonly BetTransaction[],
): TurnResult | undefined {
  const staked = applied.filter((row) => row.class === 'stake');
  const bets = staked
    .flatMap((row) => betOfRow(turn, row) ?? [])
    .filter((bet) => !isTakenBack(bet));
  const settled = bets.find(hasOwnResult);
  if (settled !== undefined && turn.command.policy.rollbackOfSettled === 'refuse') {
    return ofSettled(turn, settled);
  }
  for (const bet of bets) {
    returnStake(turn, bet);
  }
  return undefined;
}

function hasOwnResult(bet: Bet): boolean {
  return bet.state === 'settled' && !isTip(bet) && !isLostByEnd(bet);
}

/** A later result has taken the place of this win. */
function ofReplaced(turn: Turn<RollbackCommand>, row: BetTransaction): TurnResult {
  const bet = assertDefined(betOfRow(turn, row), 'a win has a bet');
  return isTakenBack(bet) ? already(bet) : ofSettled(turn, bet);
}

function bury(turn: Turn<RollbackCommand>): TurnResult {
  const { book, command } = turn;
  const { provider, memberId, currency, refTxId, roundId } = command;
  if (refTxId !== undefined) {
    // They are another member's, and stay: whoever named this one has mistaken the player.
    const others = transactionsNamed(turn, refTxId);
    const review = { reason: 'transaction_id_reused', bet: undefined } as const;
    if (others.some((row) => row.class === 'stake')) {
      return withReview(refuseForNow('bet_not_found'), turn, review);
    }
    if (others.length > 0) {
      book.addReview(reviewOf(turn, review));
    }
    book.putTransaction({
      provider,
      class: 'stake',
      txId: refTxId,
      state: 'tombstone',
      memberId,
      currency,
      amountMinor: 0n,
      roundId: roundId ?? null,
      betId: null,
    });
  }
  endNamedRound(turn);
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

/** The stake is back already. */
function reverseStake(turn: Turn<RollbackCommand>, bet: Bet): TurnResult {
  if (isTakenBack(bet)) {
    return already(bet);
  }
  if (!takeBack(turn, bet, { amountMinor: bet.payoutMinor })) {
    return withoutFunds(turn, bet);
  }
  for (const row of winsOf(turn, bet)) {
    turn.book.putTransaction({ ...row, state: 'reversed' });
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
    // Wins that were replaced had no state of their own at first.
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
