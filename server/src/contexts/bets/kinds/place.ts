import type { Category } from '@portal/commission';
import { assertDefined } from '@portal/money';
import { stakeSplit } from '../../turnover/index.ts';
import { trialCurrency } from '../../wallet/index.ts';
import { type Bet, timeOfBet } from '../bet.ts';
import { accountOf } from '../book.ts';
import type { BetCommand, BetTerms, PromoWinCommand, TipCommand } from '../command.ts';
import { jackpotPartsOf } from '../jackpot-parts.ts';
import { marketKeyOf } from '../market-line.ts';
import { houseAccount, move, payWin } from './money.ts';
import { isRoundClosed, isRoundTakenBack, keepRound } from './revise.ts';
import { noOrigin } from '../origin.ts';
import { possibleReturn } from '../possible-return.ts';
import { longestHandMinutes, playsSoFar } from '../plays.ts';
import { splitTerms } from '../split-terms.ts';
import { isBuriedForAnother, isBuriedItself } from './target.ts';
import { done, refuse, refuseReuse, type Turn, type TurnResult, withReview } from './turn.ts';

/** The terms of a tip: it is spent, and counts as no turnover. */
const tipTerms: BetTerms = { feature: 'TIP' };

/**
 * Where a round is one hand: a match has bets all day, and each shot of a fishing room is alone.
 */
const handCategories: readonly Category[] = ['LIVE', 'PVP', 'RNG'];

/** A further stake of a hand that runs, such as a double. */
function isFurther({ book, command, now }: Turn<BetCommand | TipCommand>): boolean {
  const { provider, memberId, roundId, game } = command;
  const begunAfter = now.subtract({ minutes: longestHandMinutes });
  return (
    handCategories.includes(game.category) &&
    book.isInPlay({ provider, memberId, roundId }, begunAfter)
  );
}

/**
 * What is in play in the same hand: a highest stake is one of the hand, not of each part. What has
 * its result is of another hand, where a vendor names one round for a whole sitting.
 */
function stakedInHand({ book, command }: Turn<BetCommand | TipCommand>): bigint {
  const { kind, provider, memberId, roundId, currency, game } = command;
  if (kind === 'TIP' || !handCategories.includes(game.category)) {
    return 0n;
  }
  return book
    .betsOf({ provider, memberId, roundId })
    .filter((bet) => bet.currency === currency && isInPlay(bet))
    .reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
}

function isInPlay({ state }: Bet): boolean {
  return state === 'open' || state === 'waiting';
}

/**
 * A new stake. Refusals in order: `amount_not_allowed`, `idempotency_conflict` (with a review)
 * where a rollback named its id for another member, `bet_rolled_back`, `game_under_maintenance`,
 * `session_expired`, `bet_round_closed`, `insufficient_balance`, those of the gate; all for good.
 */
export function place(turn: Turn<BetCommand | TipCommand>): TurnResult {
  const { book, command, gate } = turn;
  const { provider, txId, memberId, currency, amountMinor, game, roundId } = command;
  const refusal = stakeRefusal(turn);
  if (refusal !== undefined) {
    return refusal;
  }
  const isWithinRound = isFurther(turn);
  const inRoundMinor = stakedInHand(turn);
  const gated = { memberId, currency, amountMinor, provider, isWithinRound, inRoundMinor, ...game };
  const refused = gate.refusalOf(gated, playsSoFar(book, memberId));
  if (refused !== undefined) {
    return refuse(refused.code, refused.data);
  }
  const isTipping = command.kind === 'TIP';
  const bet = newBet(turn, {
    stakeMinor: amountMinor,
    openMinor: isTipping ? 0n : amountMinor,
    state: isTipping ? 'settled' : command.isWaiting === true ? 'waiting' : 'open',
    result: isTipping ? 'LOSE' : 'PENDING',
    possibleMinor: command.kind === 'TIP' ? null : possibleReturn(command),
    terms: isTipping ? tipTerms : withSplit(turn, command, weighed(turn, command)),
  });
  move(turn, bet, {
    part: 'stake',
    type: isTipping ? 'tip' : 'stake',
    from: accountOf(command),
    to: houseAccount(provider, isTipping ? 'stakes' : 'open'),
    amountMinor,
  });
  const standing = { ...bet, balanceAfterMinor: book.balanceOf(command) };
  book.putBet(standing);
  if (isWithinRound) {
    book.addFurther(bet.id);
  }
  book.putTransaction({
    provider,
    class: 'stake',
    txId,
    state: 'applied',
    memberId,
    currency,
    amountMinor: 0n - amountMinor,
    roundId,
    betId: bet.id,
    marketKey: marketKeyOf(bet) ?? null,
  });
  keepRound(turn, roundId, command.closesRound === true);
  return done(book.bet(bet.id));
}

/** A game that the site weighs keeps the weight of the day in its bet, whatever changes later. */
function weighed(
  { gameWeights }: Pick<Turn, 'gameWeights'>,
  { provider, game, terms }: BetCommand,
): BetTerms | null {
  const weight = gameWeights[`${provider}:${game.gameCode}`];
  return weight === undefined ? (terms ?? null) : { ...terms, weight };
}

/** What the stake takes of the money of its member, as it is when it is taken. */
function withSplit(
  { book, gate }: Pick<Turn, 'book' | 'gate'>,
  command: BetCommand,
  terms: BetTerms | null,
): BetTerms | null {
  const { memberId, currency, amountMinor: stakeMinor } = command;
  const split =
    command.split ??
    (currency === trialCurrency || terms?.funding === 'FREEBET'
      ? undefined
      : stakeSplit(gate.requirements().get(memberId) ?? [], {
          stakeMinor,
          playedMinor: book.playedMinor(command),
        }));
  return split === undefined ? terms : { ...terms, split: splitTerms(split) };
}

function stakeRefusal({ book, command, ...turn }: Turn<BetCommand | TipCommand>) {
  const { provider, txId, amountMinor, roundId } = command;
  if (amountMinor < 0n || !isSplitWhole(command)) {
    return refuse('amount_not_allowed');
  }
  const buried = book.transaction({ provider, class: 'stake', txId });
  if (buried !== undefined && buried.memberId !== command.memberId) {
    return refuseReuse({ book, command, ...turn });
  }
  if (buried !== undefined || isRoundTakenBack({ book, command, ...turn }, roundId)) {
    return refuse('bet_rolled_back');
  }
  if (command.isGameOpen === false) {
    return refuse('game_under_maintenance');
  }
  if (!command.hasLiveSession) {
    return refuse('session_expired');
  }
  if (isRoundClosed({ book, command, ...turn }, roundId)) {
    return refuse('bet_round_closed');
  }
  return book.balanceOf(command) < amountMinor ? refuse('insufficient_balance') : undefined;
}

/** What a sender says of the parts fits into the stake. */
function isSplitWhole(command: BetCommand | TipCommand): boolean {
  if (command.kind === 'TIP' || command.split === undefined) {
    return true;
  }
  const { bonusMinor, lockedMinor } = command.split;
  return bonusMinor >= 0n && lockedMinor >= 0n && bonusMinor + lockedMinor <= command.amountMinor;
}

/**
 * A prize without a stake: it stands alone. Refusals in order: `amount_not_allowed`, and with a
 * review `idempotency_conflict` where a rollback named its id for another member, and
 * `bet_rolled_back` where a rollback of it came first.
 */
export function payPrize(turn: Turn<PromoWinCommand>): TurnResult {
  const { book, command } = turn;
  const { provider, txId, memberId, currency, amountMinor, roundId = null } = command;
  if (amountMinor < 0n || jackpotMinor(command) > amountMinor) {
    return refuse('amount_not_allowed');
  }
  if (isBuriedForAnother(turn)) {
    return refuseReuse(turn);
  }
  if (isBuriedItself(turn)) {
    const review = { reason: 'win_after_rollback', bet: undefined } as const;
    return withReview(refuse('bet_rolled_back'), turn, review);
  }
  const bet = newBet(turn, {
    stakeMinor: 0n,
    openMinor: 0n,
    possibleMinor: null,
    state: 'settled',
    result: amountMinor > 0n ? 'WIN' : 'LOSE',
    terms: { feature: 'PROMO', funding: 'FREEBET', promo: command.promo },
  });
  payWin(turn, bet, { amountMinor, type: 'promo_win' });
  const paid = { payoutMinor: amountMinor, balanceAfterMinor: book.balanceOf(command) };
  book.putBet({ ...bet, ...paid });
  const transaction = { provider, txId, memberId, currency, amountMinor, roundId };
  book.putTransaction({ ...transaction, class: 'promo', state: 'applied', betId: bet.id });
  if (command.closesRound === true) {
    keepRound(turn, roundId ?? undefined, true);
  }
  return done(book.bet(bet.id));
}

/** The parts of a jackpot say who funds how much of a prize, so they are never more than it. */
function jackpotMinor({ promo }: PromoWinCommand): bigint {
  const { progressiveMinor, fixedMinor } = jackpotPartsOf(promo);
  return progressiveMinor + fixedMinor;
}

function newBet(
  turn: Turn<BetCommand | TipCommand | PromoWinCommand>,
  fields: Pick<Bet, 'stakeMinor' | 'openMinor' | 'possibleMinor' | 'state' | 'result' | 'terms'>,
): Bet {
  const { book, command, ids, now } = turn;
  const { provider, txId, memberId, currency, game, roundId = null } = command;
  const id = ids.next('bet');
  const balanceMinor = book.balanceOf(command);
  return {
    ...noOrigin,
    ...(command.kind !== 'PROMO_WIN' && command.origin),
    ...fields,
    id,
    memberId,
    placedAt: assertDefined(timeOfBet(id), 'an id names its time'),
    provider,
    txId,
    roundId,
    category: game.category,
    gameCode: game.gameCode,
    tableId: game.tableId ?? null,
    currency,
    givenBackMinor: 0n,
    payoutMinor: 0n,
    validMinor: 0n,
    revision: 1,
    balanceBeforeMinor: balanceMinor,
    balanceAfterMinor: balanceMinor,
    settledAt: fields.state === 'settled' ? now : null,
    reckoning: null,
  };
}
