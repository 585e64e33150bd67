import type { ValidBetPolicy } from '@portal/commission';
import type { BetReviewReason, ErrorCode } from '@portal/protocol';
import type { IdSource } from '../../../platform/context.ts';
import type { RefusalData } from '../../../platform/refusal.ts';
import type { Bet, Review } from '../bet.ts';
import type { BetBook } from '../book.ts';
import type { BetsCommand, CommandOutcome } from '../command.ts';
import type { StakeCheck } from '../stake-gate.ts';

/** A command whose turn it is, with the bets of its batch as the commands before it left them. */
export interface Turn<Command extends BetsCommand = BetsCommand> {
  readonly book: BetBook;
  readonly command: Command;
  readonly now: Temporal.Instant;
  readonly ids: IdSource;
  readonly gate: StakeCheck;
  /** Who sends it, as the version that it makes keeps it. */
  readonly actor: string;
  /** Percent by `<provider>:<game code>`, as the site has them now. */
  readonly gameWeights: Readonly<Record<string, number>>;
  readonly validBetPolicy: ValidBetPolicy;
  /** What the purse of the player holds then, where its vendor keeps it. */
  readonly purseMinor?: bigint;
}

export interface TurnDone {
  readonly ok: true;
  readonly outcome: CommandOutcome;
  readonly bet: Bet | undefined;
}

export interface TurnRefused {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly data: RefusalData;
  /** The same id may succeed later: nothing is remembered of this refusal. */
  readonly isForgotten: boolean;
  /** What a person has to look at; it stays although the command is undone. */
  readonly review?: Review;
}

export type TurnResult = TurnDone | TurnRefused;

export function done(bet: Bet | undefined): TurnDone {
  return { ok: true, outcome: 'done', bet };
}

export function already(bet: Bet | undefined): TurnDone {
  return { ok: true, outcome: 'already', bet };
}

/** For good: a repeat of the id gets the same refusal. */
export function refuse(code: ErrorCode, data: RefusalData = {}): TurnRefused {
  return { ok: false, code, data, isForgotten: false };
}

/** For now: the sender repeats the id, and what it waits for may have come by then. */
export function refuseForNow(code: ErrorCode): TurnRefused {
  return { ok: false, code, data: {}, isForgotten: true };
}

/** The id came before with other content, such as another player: nothing moves (rule 4). */
export function refuseReuse(turn: Turn): TurnRefused {
  const review = { reason: 'transaction_id_reused', bet: undefined } as const;
  return withReview(refuse('idempotency_conflict'), turn, review);
}

interface Reviewed {
  readonly reason: BetReviewReason;
  readonly bet: Bet | undefined;
}

/** A refusal that a person has to look at. */
export function withReview(refusal: TurnRefused, turn: Turn, reviewed: Reviewed): TurnRefused {
  return { ...refusal, review: reviewOf(turn, reviewed) };
}

/** What a person has to look at of a command: it is named by its id. */
export function reviewOf({ command }: Turn, { reason, bet }: Reviewed): Review {
  const { provider, memberId, txId } = command;
  const { id: betId = null, roundId = null } = bet ?? {};
  return { reason, provider, subject: txId, memberId, roundId, betId };
}
