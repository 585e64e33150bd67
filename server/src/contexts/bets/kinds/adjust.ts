import type { AdjustCommand, EndRoundCommand } from '../command.ts';
import { payWin, takeBack } from './money.ts';
import { keepRound } from './revise.ts';
import { isBuriedForAnother, isBuriedItself } from './target.ts';
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
 * ADJUST: a correction of the sender, up or down. Refuses, both with a review,
 * `idempotency_conflict` where a rollback named its id for another member and `bet_rolled_back`
 * where one of it came first, and `insufficient_balance` for now.
 */
export function adjust(turn: Turn<AdjustCommand>): TurnResult {
  const { book, command } = turn;
  const { provider, txId, memberId, currency, amountMinor } = command;
  if (isBuriedForAnother(turn)) {
    return refuseReuse(turn);
  }
  if (isBuriedItself(turn)) {
    const review = { reason: 'win_after_rollback', bet: undefined } as const;
    return withReview(refuse('bet_rolled_back'), turn, review);
  }
  if (amountMinor >= 0n) {
    payWin(turn, undefined, { amountMinor, type: 'adjustment' });
  } else if (!takeBack(turn, undefined, { amountMinor: 0n - amountMinor })) {
    return refuseForNow('insufficient_balance');
  }
  const row = { provider, txId, memberId, currency, amountMinor, roundId: null, betId: null };
  book.putTransaction({ ...row, class: 'adjust', state: 'applied' });
  return done(undefined);
}

/** END_ROUND: bets that nothing was won on are lost. Refuses `bet_not_found` for now. */
export function endRound(turn: Turn<EndRoundCommand>): TurnResult {
  const { book, command } = turn;
  const { provider, memberId, roundId } = command;
  if (book.round({ provider, memberId, roundId }) === undefined) {
    return refuseForNow('bet_not_found');
  }
  keepRound(turn, roundId, true);
  return done(undefined);
}
