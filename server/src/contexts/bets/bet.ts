import type { Category, TicketResult } from '@portal/commission';
import type { CurrencyCode } from '@portal/money';
import type {
  BetId,
  BetReviewReason,
  BetState,
  MemberId,
  RevisionKind,
  RoundId,
} from '@portal/protocol';
import type { KeptOrigin } from './origin.ts';
import type { BetReckoning, BetTerms, TransactionClass } from './command.ts';

/** A bet as it stands now; amounts are minor units of `currency`. */
export interface Bet extends KeptOrigin {
  readonly id: BetId;
  readonly memberId: MemberId;
  readonly placedAt: Temporal.Instant;
  readonly provider: string;
  readonly txId: string | null;
  readonly roundId: string | null;
  readonly category: Category;
  readonly gameCode: string;
  readonly tableId: string | null;
  readonly currency: CurrencyCode;
  /** As it stands: what was given back of it is taken off. */
  readonly stakeMinor: bigint;
  /** What the bet was placed with is this and the stake together. */
  readonly givenBackMinor: bigint;
  /** What of the stake lies in `house:<provider>:open`. */
  readonly openMinor: bigint;
  readonly payoutMinor: bigint;
  /** What it may bring, the stake included (R42); null where the stake does not fix it. */
  readonly possibleMinor: bigint | null;
  /** Turnover that counts (agents-loyalty-money.md A3), once it is settled. */
  readonly validMinor: bigint;
  readonly state: BetState;
  readonly result: TicketResult;
  readonly revision: number;
  readonly balanceBeforeMinor: bigint;
  readonly balanceAfterMinor: bigint;
  readonly settledAt: Temporal.Instant | null;
  readonly terms: BetTerms | null;
  readonly reckoning: BetReckoning | null;
}

/** When the figures of a bet were booked first, since it last was open; none while it is. */
export function firstSettledAt({
  settledAt,
  reckoning,
}: Pick<Bet, 'settledAt' | 'reckoning'>): Temporal.Instant | undefined {
  if (settledAt === null) {
    return undefined;
  }
  return reckoning?.firstAt === undefined ? settledAt : Temporal.Instant.from(reckoning.firstAt);
}

/** A change of a bet, kept for ever; amounts are differences to the revision before. */
export interface Revision {
  readonly betId: BetId;
  readonly placedAt: Temporal.Instant;
  readonly revision: number;
  readonly bookedAt: Temporal.Instant;
  /** A command of its own, or that another amount of it counts. */
  readonly kind: RevisionKind;
  readonly txId: string | null;
  readonly state: BetState;
  readonly result: TicketResult;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly validMinor: bigint;
  readonly balanceAfterMinor: bigint;
  readonly reason: string | null;
  /** A member, `vendor:<code>`, an operator or `job:<name>`; null of before this was kept. */
  readonly actor: string | null;
}

/** What a sender's transaction did. */
export interface BetTransaction {
  readonly provider: string;
  readonly class: TransactionClass;
  readonly txId: string;
  /** Replaced is a win whose bet was settled anew, or opened again. */
  readonly state: 'applied' | 'reversed' | 'replaced' | 'tombstone';
  readonly memberId: MemberId;
  readonly currency: CurrencyCode;
  /** Signed, as the member's account saw it. */
  readonly amountMinor: bigint;
  readonly roundId: string | null;
  readonly betId: BetId | null;
  /** Of a stake on a market line. */
  readonly marketKey?: string | null;
}

export interface BetRound {
  readonly provider: string;
  readonly memberId: MemberId;
  readonly roundId: string;
  readonly openedAt: Temporal.Instant;
  readonly closedAt: Temporal.Instant | null;
  /** Closed because nothing came for long, not by the word of its sender. */
  readonly closedQuietly: boolean;
  /** Its sender took the whole round back, so what is late of it was rolled back before it came. */
  readonly isTakenBack: boolean;
}

/** What could not be taken back at once; later wins pay it. */
export interface BetDebt {
  readonly id: string;
  readonly memberId: MemberId;
  readonly currency: CurrencyCode;
  readonly provider: string;
  readonly txId: string;
  readonly amountMinor: bigint;
  readonly leftMinor: bigint;
}

/** Something that a person has to look at. */
export interface Review {
  readonly reason: BetReviewReason;
  readonly provider: string;
  /** The transaction, round or bet; one review for each. */
  readonly subject: string;
  readonly memberId: MemberId;
  readonly roundId: string | null;
  readonly betId: BetId | null;
}

/** A bet on a game of ours has the digits of its round. */
export function betIdOfRound(roundId: RoundId): BetId {
  return `bet_${roundId.slice('rnd_'.length)}`;
}

const timeDigits = 12;
const idPattern = /^[a-z]{3}_([0-9a-f]{12})[0-9a-f]{20}$/u;

/** Ids begin with the milliseconds of their making, so a bet is found in its month. */
export function timeOfBet(id: BetId): Temporal.Instant | undefined {
  const milliseconds = Number.parseInt(idPattern.exec(id)?.[1] ?? '', 16);
  return Number.isSafeInteger(milliseconds) && milliseconds < Date.UTC(10_000, 0)
    ? Temporal.Instant.fromEpochMilliseconds(milliseconds)
    : undefined;
}

/** The same id as of another moment: a bet that was placed elsewhere is told of later. */
export function betIdAt(id: BetId, placedAt: Temporal.Instant): BetId {
  const digits = placedAt.epochMilliseconds.toString(16).padStart(timeDigits, '0');
  return `bet_${digits}${id.slice('bet_'.length + timeDigits)}`;
}
