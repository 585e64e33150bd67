import { createStream, spinSlot, type SlotRound } from '@portal/games';
import type { Stake } from '../catalog/index.ts';
import type { BookedDesign } from './design-book.ts';
import type { SeedPair } from './store-seeds.ts';

export interface Spin {
  readonly outcome: SlotRound;
  readonly winMinor: bigint;
  readonly nonce: bigint;
  readonly stops: readonly number[];
}

/**
 * The outcome of the next nonce of a pair. Design and seeds decide it alone: no player, stake,
 * balance or history gets in (R32), and trial play comes through here too (R35).
 */
export function spinOnce(booked: BookedDesign, pair: SeedPair, stake: Stake): Spin {
  const { serverSeed, clientSeed, nextNonce: nonce } = pair;
  const outcome = spinSlot(booked.design, createStream({ serverSeed, clientSeed, nonce }));
  return {
    outcome,
    nonce,
    winMinor: stake.creditMinor * BigInt(outcome.totalWinCredits),
    stops: [outcome.base, ...outcome.freeSpins].flatMap((spin) => spin.stops),
  };
}
