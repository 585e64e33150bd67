import type { CurrencyCode } from '@portal/money';
import type { PlayMode } from '@portal/protocol';

/** A settled round as it is stored; amounts are minor units of `currency`. */
export interface Round {
  readonly id: string;
  readonly memberId: string;
  readonly mode: PlayMode;
  readonly nodeId: string;
  readonly designNumber: number;
  readonly playedAt: Temporal.Instant;
  readonly currency: CurrencyCode;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly balanceBeforeMinor: bigint;
  readonly balanceAfterMinor: bigint;
  readonly seedIndex: bigint;
  readonly clientSeed: string;
  readonly nonce: bigint;
  /** One per reel of the paid spin, then of each free spin. */
  readonly stops: readonly number[];
}

const idPattern = /^rnd_([0-9a-f]{12})[0-9a-f]{20}$/;

/**
 * When a round was played, by its id: ids begin with their milliseconds. Undefined for anything
 * that we never gave out.
 */
export function timeOfRound(roundId: string): Temporal.Instant | undefined {
  const milliseconds = idPattern.exec(roundId)?.[1];
  return milliseconds === undefined
    ? undefined
    : Temporal.Instant.fromEpochMilliseconds(Number.parseInt(milliseconds, 16));
}
