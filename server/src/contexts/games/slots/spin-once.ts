import { slotStops, spinSlot, type SlotRound } from '@portal/games';
import type { Stake } from '../../catalog/index.ts';
import type { BookedSlot } from '../rounds/design-book.ts';
import { type RoundSeeds, streamOf } from '../seeds/stream-of.ts';

export interface Spin {
  readonly outcome: SlotRound;
  readonly winMinor: bigint;
  readonly stops: readonly number[];
}

/**
 * The outcome of a nonce. Design and seeds decide it alone: no player, stake,
 * balance or history gets in (R32), and trial play comes through here too (R35).
 */
export function spinOnce(slot: BookedSlot, seeds: RoundSeeds, stake: Stake): Spin {
  const outcome = spinSlot(slot.design, streamOf(seeds));
  return {
    outcome,
    winMinor: stake.creditMinor * BigInt(outcome.totalWinCredits),
    stops: slotStops(outcome),
  };
}
