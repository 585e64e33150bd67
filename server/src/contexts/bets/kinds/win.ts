import type { Bet } from '../bet.ts';
import type { WinCommand } from '../command.ts';
import { earnStake, payWin } from './money.ts';
import { isRoundTakenBack, keepRound, reckonedBy, resultFor, revise } from './revise.ts';
import { isBuried, isBuriedForAnother, isBuriedItself, isTip, targetBets } from './target.ts';
import {
  done,
  refuse,
  refuseForNow,
  refuseReuse,
  type Turn,
  type TurnResult,
  withReview,
} from './turn.ts';

/**
 * Pays a win of a bet, zero included; never gated, and a round that is over takes no stakes, but
 * every win of them: whichever order they come in, they end in the same ledger. Refusals in order:
 * `amount_not_allowed`, `idempotency_conflict` and `bet_rolled_back` (both with a review),
 * `bet_not_found` and `bet_not_open` (both for now: the bet may come, or stand).
 */
export function win(turn: Turn<WinCommand>): TurnResult {
  const { book, command } = turn;
  const { provider, txId, memberId, currency, amountMinor } = command;
  if (amountMinor < 0n) {
    return refuse('amount_not_allowed');
  }
  if (isBuriedForAnother(turn)) {
    return refuseReuse(turn);
  }
  const bet = betToPay(targetBets(turn).filter((named) => !isTip(named)));
  const isGone = bet === undefined ? isRoundTakenBack(turn, command.roundId) : isTakenBack(bet);
  if (isGone || isBuried(turn) || isBuriedItself(turn)) {
    return withReview(refuse('bet_rolled_back'), turn, { reason: 'win_after_rollback', bet });
  }
  if (bet === undefined) {
    return refuseForNow('bet_not_found');
  }
  if (bet.state === 'waiting') {
    return refuseForNow('bet_not_open');
  }
  earnStake(turn, bet);
  payWin(turn, bet, { amountMinor, type: 'win' });
  const payoutMinor = bet.payoutMinor + amountMinor;
  const result = command.result ?? resultFor(payoutMinor);
  const reckoning = reckonedBy(command, bet.reckoning);
  revise(turn, bet, { state: 'settled', result, payoutMinor, reckoning });
  const transaction = { provider, txId, memberId, currency, amountMinor, roundId: bet.roundId };
  book.putTransaction({ ...transaction, class: 'win', state: 'applied', betId: bet.id });
  keepRound(turn, bet.roundId ?? undefined, command.closesRound === true);
  return done(book.bet(bet.id));
}

/** Of the bets of a round: the newest that is open, or the newest that stands. */
function betToPay(bets: readonly Bet[]): Bet | undefined {
  return (
    bets.findLast(({ state }) => state === 'open') ??
    bets.findLast((bet) => !isTakenBack(bet)) ??
    bets.at(-1)
  );
}

export function isTakenBack({ state }: Bet): boolean {
  return state === 'rolled_back' || state === 'void' || state === 'rejected';
}
