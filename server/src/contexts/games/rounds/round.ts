import type { CurrencyCode } from '@portal/money';
import type { MemberId, PlayMode, RoundId } from '@portal/protocol';
import type { BetOrigin } from '../../bets/index.ts';
import type { FreeSpinsId } from '../free-spins/free-spins.ts';

/** An action that was taken, at its place in a round; amounts are minor units. */
export interface Step {
  readonly action: object;
  readonly at: Temporal.Instant;
  /** What it debited and what it paid; 0n for most. */
  readonly stakeMinor: bigint;
  readonly returnMinor: bigint;
  /** Taken for a player who did not come back (R37). */
  readonly isTimeout: boolean;
}

interface PlayedRound {
  readonly id: RoundId;
  readonly memberId: MemberId;
  readonly mode: PlayMode;
  readonly nodeId: string;
  /** Names the design and the engine that plays it. */
  readonly designNumber: number;
  /** When it was opened; its id begins with that time. */
  readonly playedAt: Temporal.Instant;
  readonly currency: CurrencyCode;
  /** Everything that was debited for it. */
  readonly stakeMinor: bigint;
  readonly balanceBeforeMinor: bigint;
  readonly seedIndex: bigint;
  readonly clientSeed: string;
  readonly nonce: bigint;
}

/** A round that is over, as it is stored for ever; amounts are minor units of `currency`. */
export interface Round extends PlayedRound {
  /** A void round gave its stakes back and won nothing. */
  readonly state: 'settled' | 'void';
  readonly winMinor: bigint;
  readonly balanceAfterMinor: bigint;
  /** What was bet on, as the engine takes it; null when that is the stake alone. */
  readonly bet: object | null;
  /** Null when the opening settled it. */
  readonly steps: readonly Step[] | null;
  /** Plain JSON; playing the round again must come to it. A slot's are its stops. */
  readonly result: object;
  /** With what its stake was given by the house; null for a round that its player paid. */
  readonly freeSpinsId: FreeSpinsId | null;
}

/** What of the stake of a round its player paid: nothing of a free one. */
export function paidMinor({ stakeMinor, ...round }: Pick<Round, 'stakeMinor' | 'freeSpinsId'>) {
  return round.freeSpinsId === null ? stakeMinor : 0n;
}

/** A round that waits for its player. */
export interface OpenRound extends PlayedRound {
  readonly state: 'open';
  readonly bet: object;
  /** From where it was opened, whoever ends it. */
  readonly origin: BetOrigin | undefined;
  readonly steps: readonly Step[];
  readonly timesOutAt: Temporal.Instant;
}

/** One per reel of the paid spin, then of each free spin. */
export function stopsOf(round: Round): readonly number[] {
  // What the slot engine keeps as its result; only rounds of slots come here.
  return round.result as readonly number[];
}

const idPattern = /^rnd_([0-9a-f]{12})[0-9a-f]{20}$/;
/** The end of the year 9999: what lies beyond is no time that the database reads. */
const latestMilliseconds = Date.UTC(10_000, 0) - 1;

/**
 * When a round was played, by its id: ids begin with their milliseconds. Undefined for anything
 * that we never gave out.
 */
export function timeOfRound(roundId: RoundId): Temporal.Instant | undefined {
  const milliseconds = Number.parseInt(idPattern.exec(roundId)?.[1] ?? '', 16);
  return milliseconds <= latestMilliseconds
    ? Temporal.Instant.fromEpochMilliseconds(milliseconds)
    : undefined;
}
