import { assertDefined } from '@portal/money';
import type { Bet } from '../bet.ts';
import type {
  BetReckoning,
  OpenCommand,
  ReasonedCommand,
  ResettleCommand,
  ReturnStakeCommand,
  SettleCommand,
  SettledPart,
} from '../command.ts';
import { earnStake, houseAccount, least, move, payWin, returnStake, takeBack } from './money.ts';
import { closeRound, isLostByEnd, isRoundTakenBack, reckonedBy, revise } from './revise.ts';
import { sharesOf } from './share.ts';
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
  change: (bet: Bet, bets: readonly Bet[]) => TurnResult,
): TurnResult {
  const named = targetBets(turn);
  if (isBuried(turn) || (named.length === 0 && isRoundTakenBack(turn, turn.command.roundId))) {
    return refuse('bet_rolled_back');
  }
  const concerned = turn.command.refTxId === undefined ? concernedOf(named) : named;
  const bets = concerned.length > 0 ? concerned : named;
  let last: TurnResult = refuseForNow('bet_not_found');
  let didSomething = false;
  for (const { id, roundId } of bets) {
    // Those before it may have changed what counts of this one.
    last = change(assertDefined(turn.book.bet(id), 'a bet of the book'), bets);
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
 * SETTLE: of several bets of a round each takes its share by stake. A cash-out may leave a part in
 * play. Where its sender settles many times (rule 17), a further one pays further.
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
  return forBets(turn, toSettle, (bet, bets) => {
    if (bet.state !== 'open' && !takesFurther(turn, bet)) {
      return refusalOfClosed(bet);
    }
    const shareOf = sharesOf(bets, inPlay);
    const leftMinor = shareOf(bet, leavesOpenMinor);
    if (leftMinor > bet.openMinor) {
      return refuse('amount_not_allowed');
    }
    const wonMinor = shareOf(bet, amountMinor);
    const endsMinor = bet.openMinor - leftMinor;
    earnStake(turn, bet, endsMinor);
    payWin(turn, bet, { amountMinor: wonMinor, type: 'win' });
    const isOver = leftMinor === 0n;
    const said = reckoningOf(command, (minor) => shareOf(bet, minor)) ?? bet.reckoning;
    const reckoning = reckonedBy(command, said);
    const ended = { stake: String(endsMinor), paid: String(wonMinor), result };
    return done(
      revise(turn, bet, {
        state: isOver ? 'settled' : 'open',
        result: isOver ? resultAfter(command, bet) : 'PENDING',
        openMinor: leftMinor,
        payoutMinor: bet.payoutMinor + wonMinor,
        reckoning: withParts(reckoning, [...partsOf(bet), ...(isOver ? [] : [ended])]),
      }),
    );
  });
}

/** One that adds nothing to what was paid does not take the word of what was. */
function resultAfter({ result, amountMinor }: SettleCommand, bet: Bet) {
  const isFurther = bet.state === 'settled' && !isLostByEnd(bet);
  return isFurther && amountMinor === 0n ? bet.result : result;
}

/**
 * Only the end of its round has said that it is lost, or its sender settles many times; what was
 * settled by itself takes no part in a result of the round.
 */
function takesFurther({ command }: Turn<SettleCommand>, bet: Bet): boolean {
  if (bet.state !== 'settled' || isTip(bet) || command.result === 'CASHOUT') {
    return false;
  }
  const isOfResult = command.refTxId !== undefined || bet.reckoning?.byRound === true;
  return isLostByEnd(bet) || (isOfResult && command.policy.settlesAgain === true);
}

/**
 * UNSETTLE: what was paid comes back, a part that was cashed out too; all of the bet is open. One
 * that was void is staked anew where its sender keeps the money (`reopensVoid`).
 */
export function unsettle(turn: Turn<ReasonedCommand>): TurnResult {
  const { reason } = turn.command;
  return forBets(turn, only(hasResult), (bet) => {
    if (isTip(bet)) {
      return refusalOfClosed(bet);
    }
    if (bet.state === 'void' && turn.command.policy.reopensVoid === true) {
      return done(stakeAnew(turn, bet));
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
        reckoning: withParts(bet.reckoning, []),
      }),
    );
  });
}

function stakeAnew(turn: Turn<ReasonedCommand>, bet: Bet): Bet {
  const { stakeMinor } = bet;
  move(turn, bet, {
    part: 'staked-anew',
    type: 'stake',
    from: turn.book.accountOf(turn.command),
    to: houseAccount(bet.provider, 'open'),
    amountMinor: stakeMinor,
  });
  const { reason } = turn.command;
  return revise(turn, bet, { state: 'open', result: 'PENDING', openMinor: stakeMinor, reason });
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
  return forBets(turn, gainingFirst(ofRoundResult, amountMinor), (bet, bets) => {
    if (!stands(bet)) {
      return refusalOfClosed(bet);
    }
    const shareOf = sharesOf(bets, staked);
    const payoutMinor = shareOf(bet, amountMinor);
    const differenceMinor = payoutMinor - bet.payoutMinor;
    earnStake(turn, bet);
    if (differenceMinor > 0n) {
      payWin(turn, bet, { amountMinor: differenceMinor, type: 'win' });
    } else if (!takeBack(turn, bet, { amountMinor: 0n - differenceMinor })) {
      return refuseForNow('insufficient_balance');
    }
    replaceWins(turn, bet);
    const said = reckoningOf(turn.command, (minor) => shareOf(bet, minor)) ?? bet.reckoning;
    const reckoning = withParts(reckonedBy(turn.command, said), []);
    return done(revise(turn, bet, { state: 'settled', result, payoutMinor, reason, reckoning }));
  });
}

const takenBack = { state: 'rolled_back', result: 'CANCELLED' } as const;
const voided = { state: 'void', result: 'VOID' } as const;

/** VOID: as if never placed: the stake goes back, what was paid comes back. */
export function voidBets(turn: Turn<ReasonedCommand>): TurnResult {
  const { reason } = turn.command;
  const { state, result } = turn.command.isTakenBack === true ? takenBack : voided;
  return forBets(turn, only(isNotTakenBack), (bet) => {
    if (isTakenBack(bet)) {
      return already(bet);
    }
    returnStake(turn, bet);
    if (!takeBack(turn, bet, { amountMinor: bet.payoutMinor })) {
      return refuseForNow('insufficient_balance');
    }
    return done(revise(turn, bet, { state, result, payoutMinor: 0n, reason }));
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
function reckoningOf(
  { counted, vendorValid, voidLegs }: SettleCommand | ResettleCommand,
  shareOf: (amountMinor: bigint) => bigint,
): BetReckoning | undefined {
  return counted === undefined && vendorValid === undefined && voidLegs === undefined
    ? undefined
    : {
        ...(counted !== undefined && { counted }),
        ...(vendorValid !== undefined && { vendorValid: String(shareOf(BigInt(vendorValid))) }),
        ...(voidLegs !== undefined && { voidLegs }),
      };
}

function partsOf({ reckoning }: Bet): readonly SettledPart[] {
  return reckoning?.parts ?? [];
}

function withParts(
  reckoning: BetReckoning | null,
  parts: readonly SettledPart[],
): BetReckoning | null {
  const { parts: _before, ...rest } = reckoning ?? {};
  return parts.length === 0 ? rest : { ...rest, parts };
}

const isWaiting = ({ state }: Bet) => state === 'waiting';
const isOpen = ({ state }: Bet) => state === 'open';
const isNotTakenBack = (bet: Bet) => !isTakenBack(bet);
const stands = (bet: Bet) => !isTakenBack(bet) && !isWaiting(bet) && !isTip(bet);

const only = (isConcerned: (bet: Bet) => boolean) => (named: readonly Bet[]) =>
  named.filter(isConcerned);

const staked = ({ stakeMinor }: Bet) => stakeMinor;
const inPlay = ({ openMinor, stakeMinor }: Bet) => (openMinor > 0n ? openMinor : stakeMinor);

/** What is in play; else what only the end of the round lost; else what got its result with it. */
function toSettle(named: readonly Bet[]): readonly Bet[] {
  const choices = [
    isOpen,
    isLostByEnd,
    (bet: Bet) => bet.reckoning?.byRound === true && stands(bet),
  ];
  return choices.map((isOne) => named.filter(isOne)).find((bets) => bets.length > 0) ?? [];
}

/** Those that are paid more come first: what they get may pay what others give back. */
function gainingFirst(concernedOf: typeof ofRoundResult, amountMinor: bigint) {
  return (named: readonly Bet[]): readonly Bet[] => {
    const bets = concernedOf(named);
    const shareOf = sharesOf(bets, staked);
    const gains = (bet: Bet) => shareOf(bet, amountMinor) > bet.payoutMinor;
    return [...bets.filter(gains), ...bets.filter((bet) => !gains(bet))];
  };
}

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
