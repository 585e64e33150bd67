import { assertDefined } from '@portal/money';
import type { Bet } from '../bet.ts';
import type {
  BetReckoning,
  OpenCommand,
  ReasonedCommand,
  ResettleCommand,
  ReturnStakeCommand,
  SettleCommand,
} from '../command.ts';
import { earnStake, houseAccount, least, move, payWin, returnStake, takeBack } from './money.ts';
import { closeRound, isRoundTakenBack, reckonedBy, revise } from './revise.ts';
import { isBuried, isTip, type TargetedCommand, targetBets, winsOf } from './target.ts';
import { already, done, refuse, refuseForNow, type Turn, type TurnResult } from './turn.ts';
import { isTakenBack } from './win.ts';

/**
 * Applies a change to every bet that a command names, in one transaction. Of a round these are the
 * bets that such a command can change (rule 18): what was taken back or settled by itself neither
 * stops the others nor takes their payout. One that ends its round ends it for stakes: each other
 * bet still gets a result of its own, in whichever order they come. Unknown bets are refused for
 * now (`bet_not_found`), buried ones for good (`bet_rolled_back`).
 */
function forBets(
  turn: Turn<TargetedCommand>,
  concernedOf: (named: readonly Bet[]) => readonly Bet[],
  change: (bet: Bet, place: number) => TurnResult,
): TurnResult {
  const named = targetBets(turn);
  if (isBuried(turn) || (named.length === 0 && isRoundTakenBack(turn, turn.command.roundId))) {
    return refuse('bet_rolled_back');
  }
  const concerned = turn.command.refTxId === undefined ? concernedOf(named) : named;
  const bets = concerned.length > 0 ? concerned : named;
  let last: TurnResult = refuseForNow('bet_not_found');
  let didSomething = false;
  for (const [place, { id, roundId }] of bets.entries()) {
    // Those before it may have changed what counts of this one.
    last = change(assertDefined(turn.book.bet(id), 'a bet of the book'), place);
    if (!last.ok) {
      return last;
    }
    didSomething ||= last.outcome === 'done';
    if (turn.command.closesRound === true && roundId !== null) {
      closeRound(turn, roundId);
    }
  }
  return didSomething && last.ok ? { ...last, outcome: 'done' } : last;
}

/** OPEN: a waiting bet stands now. */
export function open(turn: Turn<OpenCommand>): TurnResult {
  return forBets(turn, only(isWaiting), (bet) => {
    if (bet.state === 'open') {
      return already(bet);
    }
    return bet.state === 'waiting'
      ? done(revise(turn, bet, { state: 'open', result: 'PENDING' }))
      : refuse(isTakenBack(bet) ? 'bet_rolled_back' : 'bet_already_settled');
  });
}

/** REJECT: a waiting bet never stood; the stake goes back, with the reason. */
export function reject(turn: Turn<ReasonedCommand>): TurnResult {
  const { reason } = turn.command;
  return forBets(turn, only(isWaiting), (bet) => {
    if (isTakenBack(bet)) {
      return already(bet);
    }
    if (bet.state !== 'waiting') {
      return refuse('bet_already_settled');
    }
    returnStake(turn, bet);
    return done(revise(turn, bet, { state: 'rejected', result: 'CANCELLED', reason }));
  });
}

/**
 * SETTLE: of several bets of a round the first takes the payout. A cash-out may leave a part.
 */
export function settle(turn: Turn<SettleCommand>): TurnResult {
  const { command } = turn;
  const { amountMinor, result, leavesOpenMinor = 0n } = command;
  if (amountMinor < 0n || leavesOpenMinor < 0n) {
    return refuse('amount_not_allowed');
  }
  if (result === 'CASHOUT' && command.hasLiveSession !== true) {
    return refuse('session_expired');
  }
  return forBets(turn, only(isOpen), (bet, place) => {
    if (bet.state !== 'open') {
      return refusalOfClosed(bet);
    }
    if (leavesOpenMinor > bet.openMinor) {
      return refuse('amount_not_allowed');
    }
    const wonMinor = place === 0 ? amountMinor : 0n;
    earnStake(turn, bet, bet.openMinor - leavesOpenMinor);
    payWin(turn, bet, { amountMinor: wonMinor, type: 'win' });
    const payoutMinor = bet.payoutMinor + wonMinor;
    const isOver = leavesOpenMinor === 0n;
    return done(
      revise(turn, bet, {
        state: isOver ? 'settled' : 'open',
        result: isOver ? result : 'PENDING',
        openMinor: leavesOpenMinor,
        payoutMinor,
        reckoning: reckonedBy(command, reckoningOf(command) ?? bet.reckoning),
      }),
    );
  });
}

/** UNSETTLE: what was paid comes back, a part that was cashed out too; all of the bet is open. */
export function unsettle(turn: Turn<ReasonedCommand>): TurnResult {
  const { reason } = turn.command;
  return forBets(turn, only(hasResult), (bet) => {
    if (isTip(bet)) {
      return refusalOfClosed(bet);
    }
    if (!hasResult(bet)) {
      return isTakenBack(bet) ? refuse('bet_rolled_back') : already(bet);
    }
    if (!takeBack(turn, bet, { amountMinor: bet.payoutMinor })) {
      return refuseForNow('insufficient_balance');
    }
    replaceWins(turn, bet);
    move(turn, bet, {
      part: 'reopened',
      type: 'stake_reopened',
      from: houseAccount(bet.provider, 'stakes'),
      to: houseAccount(bet.provider, 'open'),
      amountMinor: bet.stakeMinor - bet.openMinor,
    });
    return done(
      revise(turn, bet, {
        state: 'open',
        result: 'PENDING',
        openMinor: bet.stakeMinor,
        payoutMinor: 0n,
        reason,
      }),
    );
  });
}

/**
 * RESETTLE: posts the difference to what was paid; both versions stay. That of a round is the new
 * result of what got its result with the round: a bet that was settled by itself keeps its payout.
 */
export function resettle(turn: Turn<ResettleCommand>): TurnResult {
  const { amountMinor, result, reason } = turn.command;
  if (amountMinor < 0n) {
    return refuse('amount_not_allowed');
  }
  return forBets(turn, ofRoundResult, (bet, place) => {
    if (!stands(bet)) {
      return refusalOfClosed(bet);
    }
    const payoutMinor = place === 0 ? amountMinor : 0n;
    const differenceMinor = payoutMinor - bet.payoutMinor;
    earnStake(turn, bet);
    if (differenceMinor > 0n) {
      payWin(turn, bet, { amountMinor: differenceMinor, type: 'win' });
    } else if (!takeBack(turn, bet, { amountMinor: 0n - differenceMinor })) {
      return refuseForNow('insufficient_balance');
    }
    replaceWins(turn, bet);
    const reckoning = reckonedBy(turn.command, reckoningOf(turn.command) ?? bet.reckoning);
    return done(revise(turn, bet, { state: 'settled', result, payoutMinor, reason, reckoning }));
  });
}

/** VOID: as if never placed: the stake goes back, what was paid comes back. */
export function voidBets(turn: Turn<ReasonedCommand>): TurnResult {
  const { reason } = turn.command;
  return forBets(turn, only(isNotTakenBack), (bet) => {
    if (isTakenBack(bet)) {
      return already(bet);
    }
    returnStake(turn, bet);
    if (!takeBack(turn, bet, { amountMinor: bet.payoutMinor })) {
      return refuseForNow('insufficient_balance');
    }
    return done(revise(turn, bet, { state: 'void', result: 'VOID', payoutMinor: 0n, reason }));
  });
}

/**
 * RETURN_STAKE: an open bet gets smaller; one without stake is void, one whose rest was cashed out
 * is settled. Of a round so much comes back in all, from its open bets in placing order.
 */
export function returnPart(turn: Turn<ReturnStakeCommand>): TurnResult {
  const { amountMinor, reason } = turn.command;
  if (amountMinor <= 0n) {
    return refuse('amount_not_allowed');
  }
  let leftMinor = amountMinor;
  const result = forBets(turn, only(isOpen), (bet) => {
    if (bet.state !== 'open') {
      return refusalOfClosed(bet);
    }
    const partMinor = least(leftMinor, bet.openMinor);
    leftMinor -= partMinor;
    if (partMinor === 0n) {
      return already(bet);
    }
    returnStake(turn, bet, partMinor);
    return done(revise(turn, bet, { ...afterReturn(bet, partMinor), reason }));
  });
  return result.ok && leftMinor > 0n ? refuse('amount_not_allowed') : result;
}

function afterReturn(bet: Bet, partMinor: bigint) {
  const stakeMinor = bet.stakeMinor - partMinor;
  const openMinor = bet.openMinor - partMinor;
  const smaller = { stakeMinor, givenBackMinor: bet.givenBackMinor + partMinor };
  if (stakeMinor === 0n) {
    return { state: 'void', result: 'VOID', ...smaller } as const;
  }
  return openMinor === 0n
    ? ({ state: 'settled', result: 'CASHOUT', ...smaller } as const)
    : ({ state: 'open', result: 'PENDING', ...smaller, openMinor } as const);
}

/** Undefined where the result says nothing of it: what an earlier one said stands. */
function reckoningOf({
  counted,
  vendorValid,
  voidLegs,
}: SettleCommand | ResettleCommand): BetReckoning | undefined {
  return counted === undefined && vendorValid === undefined && voidLegs === undefined
    ? undefined
    : {
        ...(counted !== undefined && { counted }),
        ...(vendorValid !== undefined && { vendorValid }),
        ...(voidLegs !== undefined && { voidLegs }),
      };
}

const isWaiting = ({ state }: Bet) => state === 'waiting';
const isOpen = ({ state }: Bet) => state === 'open';
const isNotTakenBack = (bet: Bet) => !isTakenBack(bet);
const stands = (bet: Bet) => !isTakenBack(bet) && !isWaiting(bet) && !isTip(bet);

const only = (isConcerned: (bet: Bet) => boolean) => (named: readonly Bet[]) =>
  named.filter(isConcerned);

/** Where no bet got its result with the round, the new one is of all that stand. */
function ofRoundResult(named: readonly Bet[]): readonly Bet[] {
  const standing = named.filter(stands);
  const ofRound = standing.filter((bet) => isOpen(bet) || bet.reckoning?.byRound === true);
  return ofRound.length > 0 ? ofRound : standing;
}

/** What a bet pays from now on is not what its wins said: none can be taken back by itself. */
function replaceWins(turn: Turn, bet: Bet): void {
  for (const row of winsOf(turn, bet).filter(({ state }) => state === 'applied')) {
    turn.book.putTransaction({ ...row, state: 'replaced' });
  }
}

/** Also where only a part has one. */
function hasResult({ state, stakeMinor, openMinor }: Bet): boolean {
  return state === 'settled' || (state === 'open' && openMinor < stakeMinor);
}

function refusalOfClosed(bet: Bet): TurnResult {
  if (bet.state === 'waiting') {
    return refuseForNow('bet_not_open');
  }
  return refuse(isTakenBack(bet) ? 'bet_rolled_back' : 'bet_already_settled');
}
