import { createStream, spinSlot, type SlotRound } from '@portal/games';
import type { Stake } from '../catalog/index.ts';
import type { BookedDesign } from './design-book.ts';
import type { TakenNonce } from './store-seeds.ts';

export interface Spin {
  readonly outcome: SlotRound;
  readonly winMinor: bigint;
  readonly stops: readonly number[];
}

/**
 * The outcome of a nonce. Design and seeds decide it alone: no player, stake,
 * balance or history gets in (R32), and trial play comes through here too (R35).
 */
export function spinOnce(booked: BookedDesign, seeds: TakenNonce, stake: Stake): Spin {
  const { serverSeed, clientSeed, nonce } = seeds;
  const outcome = spinSlot(booked.design, createStream({ serverSeed, clientSeed, nonce }));
  return {
    outcome,
    winMinor: stake.creditMinor * BigInt(outcome.totalWinCredits),
    stops: [outcome.base, ...outcome.freeSpins].flatMap((spin) => spin.stops),
  };
}
