import type { TicketResult } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { BetState, MemberId } from '@portal/protocol';
import { type Bet, type BetRound, firstSettledAt, type Review, type Revision } from '../bet.ts';
import type { BetReckoning } from '../command.ts';
import { firstVersion } from '../first-version.ts';
import { marketKeyOf } from '../market-line.ts';
import { keptReturns } from '../returns.ts';
import { recounted } from '../valid-amount.ts';
import { earnStake } from './money.ts';
import type { Turn } from './turn.ts';

interface Change {
  readonly state: BetState;
  readonly result: TicketResult;
  readonly stakeMinor?: bigint;
  readonly openMinor?: bigint;
  readonly payoutMinor?: bigint;
  readonly reason?: string;
  readonly givenBackMinor?: bigint;
  readonly reckoning?: BetReckoning | null;
}

/**
 * The next revision of a bet, and of those beside it of which another amount counts now; the first
 * change writes down what the bet began with, too.
 */
export function revise(turn: Turn, bet: Bet, change: Change): Bet {
  const { book, command, now } = turn;
  const { reason = null, reckoning, ...fields } = change;
  const isOver = change.state !== 'open' && change.state !== 'waiting';
  const next: Bet = {
    ...bet,
    ...fields,
    openMinor: isOver ? 0n : (change.openMinor ?? bet.openMinor),
    revision: bet.revision + 1,
    balanceAfterMinor: turn.purseMinor ?? book.balanceOf(command),
    settledAt: isOver ? now : null,
  };
  const reckoned = {
    ...next,
    reckoning: reckoningOf(reckoning === undefined ? withoutEnd(bet.reckoning) : reckoning, {
      returns: keptReturns(bet, next, now),
      first: isOver ? firstSettledAt(bet) : undefined,
    }),
  };
  const {
    bets: [valued, ...others],
    areLinked,
  } = recounted(turn, reckoned);
  if (areLinked || linkedAs(turn) !== undefined) {
    book.addReview(linkedReview(turn, valued));
  }
  putVersion(turn, bet, { valued, kind: command.kind, reason });
  for (const other of others) {
    const version = { ...other, revision: other.revision + 1 };
    const before = assertDefined(book.bet(other.id), 'a bet of the book');
    putVersion(turn, before, { valued: version, kind: 'RECOUNT', reason: null });
  }
  return valued;
}

/** One for each round or line of a person. */
function linkedReview(turn: Turn, bet: Bet): Review {
  const { provider, memberId, roundId, id: betId } = bet;
  const person = linkedAs(turn) ?? turn.book.personOf(memberId);
  const subject = `${marketKeyOf(bet) ?? roundId ?? betId} ${person}`;
  return { reason: 'linked_opposite_sides', provider, subject, memberId, roundId, betId };
}

/** The word of a sender that weighs its own bets. */
function linkedAs({ command }: Turn): MemberId | undefined {
  return command.kind === 'SETTLE' || command.kind === 'RESETTLE' ? command.linkedAs : undefined;
}

function reckoningOf(
  reckoning: BetReckoning | null,
  {
    returns,
    first,
  }: {
    readonly returns: BetReckoning['returns'];
    readonly first: Temporal.Instant | undefined;
  },
): BetReckoning | null {
  const { returns: _before, firstAt: _was, ...rest } = reckoning ?? {};
  const whole = {
    ...rest,
    ...(returns !== undefined && { returns }),
    ...(first !== undefined && { firstAt: String(first) }),
  };
  return Object.keys(whole).length === 0 ? null : whole;
}

/** What changed from one version to the next stands for ever. */
function putVersion(
  { book, command, now, actor }: Turn,
  bet: Bet,
  { valued, kind, reason }: { readonly valued: Bet } & Pick<Revision, 'kind' | 'reason'>,
): void {
  const base = { betId: bet.id, placedAt: bet.placedAt };
  if (bet.revision === 1) {
    book.addRevision({
      ...base,
      ...sumsOf(bet),
      revision: 1,
      bookedAt: bet.placedAt,
      ...firstVersion(bet),
      txId: bet.txId,
      reason: null,
    });
  }
  book.addRevision({
    ...base,
    ...sumsOf(valued),
    stakeMinor: valued.stakeMinor - bet.stakeMinor,
    payoutMinor: valued.payoutMinor - bet.payoutMinor,
    validMinor: valued.validMinor - bet.validMinor,
    revision: valued.revision,
    bookedAt: now,
    kind,
    txId: command.txId,
    reason,
    actor,
  });
  book.putBet(valued);
}

function sumsOf({ state, result, stakeMinor, payoutMinor, validMinor, balanceAfterMinor }: Bet) {
  return { state, result, stakeMinor, payoutMinor, validMinor, balanceAfterMinor };
}

/**
 * A bet that nothing was won on yet is lost when its round ends; what is won on it later all the
 * same is paid.
 */
export function loseOpenBets(turn: Turn, roundId: string): void {
  const { provider, memberId } = turn.command;
  for (const { id } of turn.book.betsOf({ provider, memberId, roundId })) {
    const bet = assertDefined(turn.book.bet(id), 'a bet of the book');
    if (bet.state === 'open') {
      earnStake(turn, bet);
      revise(turn, bet, {
        state: 'settled',
        result: resultFor(bet.payoutMinor),
        reckoning: { ...bet.reckoning, byEnd: true },
      });
    }
  }
}

/** Whether only the end of its round has said that the bet is lost. */
export function isLostByEnd({ state, reckoning }: Bet): boolean {
  return state === 'settled' && reckoning?.byEnd === true;
}

function withoutEnd(reckoning: BetReckoning | null): BetReckoning | null {
  const { byEnd: _lost, ...rest } = reckoning ?? {};
  return Object.keys(rest).length === 0 ? null : rest;
}

/** What is said of a bet, and whether its whole round got this result. */
export function reckonedBy(
  { refTxId }: { readonly refTxId?: string | undefined },
  reckoning: BetReckoning | null,
): BetReckoning | null {
  const { byRound: _before, byEnd: _lost, ...words } = reckoning ?? {};
  if (refTxId === undefined) {
    return { ...words, byRound: true };
  }
  return Object.keys(words).length > 0 ? words : null;
}

export function resultFor(payoutMinor: bigint): TicketResult {
  return payoutMinor > 0n ? 'WIN' : 'LOSE';
}

/** Makes the round when it is new, and closes it when the command says so. */
export function keepRound(turn: Turn, roundId: string | undefined, closes: boolean): void {
  if (roundId === undefined) {
    return;
  }
  if (closes) {
    loseOpenBets(turn, roundId);
    closeRound(turn, roundId);
  } else {
    turn.book.putRound(roundOf(turn, roundId));
  }
}

/** No new stake from now on; bets without a result go on waiting for theirs. */
export function closeRound(turn: Turn, roundId: string): void {
  const round = roundOf(turn, roundId);
  turn.book.putRound({ ...round, closedAt: round.closedAt ?? turn.now, closedQuietly: false });
}

/** All of it was rolled back, and what is late of it as well (rules 6 and 11). */
export function takeRoundBack(turn: Turn, roundId: string): void {
  closeRound(turn, roundId);
  turn.book.putRound({ ...roundOf(turn, roundId), isTakenBack: true });
}

function roundOf({ book, now, command }: Turn, roundId: string): BetRound {
  const { provider, memberId } = command;
  const round = book.round({ provider, memberId, roundId });
  return (
    round ?? {
      provider,
      memberId,
      roundId,
      openedAt: now,
      closedAt: null,
      closedQuietly: false,
      isTakenBack: false,
    }
  );
}

/** Whether a rollback of the whole round has come. */
export function isRoundTakenBack({ book, command }: Turn, roundId: string | undefined): boolean {
  const { provider, memberId } = command;
  return roundId !== undefined && book.round({ provider, memberId, roundId })?.isTakenBack === true;
}

/** For stakes: whoever closed it. */
export function isRoundClosed({ book, command }: Turn, roundId: string): boolean {
  const { provider, memberId } = command;
  return (book.round({ provider, memberId, roundId })?.closedAt ?? null) !== null;
}
