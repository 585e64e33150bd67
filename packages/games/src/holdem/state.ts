import type { Card } from '../cards/card.ts';
import type { RoundState } from '../engine.ts';
import type { PotResult } from '../poker/pots.ts';

export interface HoldemDesign {
  readonly id: string;
  readonly version: number;
  readonly smallBlindMinor: bigint;
  readonly bigBlindMinor: bigint;
  /** Of each contested pot, as a decimal string; none without a flop. */
  readonly rakeRate: string;
  readonly rakeCapMinor: bigint;
  readonly maxSeats: number;
}

export interface HoldemSeat {
  readonly seat: number;
  readonly stackMinor: bigint;
}

/** A hand about to be dealt: seats are clockwise in ascending order. */
export interface HoldemBet {
  readonly seats: readonly HoldemSeat[];
  /** May be an empty seat (dead button). */
  readonly button: number;
  /** Absent when the seat that owes it has left. */
  readonly smallBlind?: number;
  readonly bigBlind: number;
}

export const streets = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof streets)[number];

/** `raiseTo` names the whole amount of the street, an opening bet included. */
export type HoldemAction =
  | { readonly kind: 'deal' }
  | { readonly kind: 'fold' | 'check' | 'call'; readonly seat: number }
  | { readonly kind: 'raiseTo'; readonly seat: number; readonly toMinor: bigint };

export interface HoldemPlayer {
  readonly seat: number;
  readonly stackMinor: bigint;
  /** Put in over the whole hand, and on this street. */
  readonly putMinor: bigint;
  readonly streetMinor: bigint;
  readonly isFolded: boolean;
  /** The bet to match when this player last acted on the street. */
  readonly actedAtMinor?: bigint;
  /** Secret to the others until the showdown. */
  readonly hole: readonly Card[];
}

export interface HoldemState extends RoundState<HoldemAction> {
  readonly design: HoldemDesign;
  readonly bet: HoldemBet;
  readonly street: Street;
  readonly players: readonly HoldemPlayer[];
  /** All five, fixed at the deal; `visibleBoard` says how many are open. */
  readonly board: readonly Card[];
  readonly visibleBoard: number;
  readonly currentBetMinor: bigint;
  /** The last full raise, which the next one has to reach. */
  readonly minimumRaiseMinor: bigint;
  readonly seatToAct?: number;
  readonly result?: PotResult;
}

export function canAct(player: HoldemPlayer): boolean {
  return !player.isFolded && player.stackMinor > 0n;
}

/** The seats after `seat`, clockwise, `seat` itself last. */
export function clockwiseFrom<Item extends { readonly seat: number }>(
  items: readonly Item[],
  seat: number,
): Item[] {
  const ascending = items.toSorted((left, right) => left.seat - right.seat);
  return [
    ...ascending.filter((item) => item.seat > seat),
    ...ascending.filter((item) => item.seat <= seat),
  ];
}
