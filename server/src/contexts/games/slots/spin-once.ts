import { createHmac } from 'node:crypto';
import { createStream, slotStops, spinSlot, type SlotRound } from '@portal/games';
import type { Stake } from '../../catalog/index.ts';
import type { BookedSlot } from '../rounds/design-book.ts';
import type { TakenNonce } from '../seeds/store-seeds.ts';

export interface Spin {
  readonly outcome: SlotRound;
  readonly winMinor: bigint;
  readonly stops: readonly number[];
}

/** What of a taken nonce decides. */
type SpinSeeds = Pick<TakenNonce, 'serverSeed' | 'clientSeed' | 'nonce'>;

/**
 * The outcome of a nonce. Design and seeds decide it alone: no player, stake,
 * balance or history gets in (R32), and trial play comes through here too (R35).
 */
export function spinOnce(booked: BookedSlot, seeds: SpinSeeds, stake: Stake): Spin {
  const { serverSeed, clientSeed, nonce } = seeds;
  const outcome = spinSlot(
    booked.design,
    createStream({ serverSeed, clientSeed, nonce, hmac: nativeHmac }),
  );
  return {
    outcome,
    winMinor: stake.creditMinor * BigInt(outcome.totalWinCredits),
    stops: slotStops(outcome),
  };
}

/**
 * Node's own costs half of the portable one; `place-spins.test.ts` compares the outcomes. Its
 * digest comes as text: a buffer of its own for each costs the collector more than the copy.
 */
function nativeHmac(key: Uint8Array, message: string): Uint8Array {
  const digest = createHmac('sha256', key).update(message).digest('latin1');
  const bytes = new Uint8Array(digest.length);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = digest.charCodeAt(at);
  }
  return bytes;
}
