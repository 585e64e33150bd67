import type { Card } from '../cards/card.ts';
import type { RoundState } from '../engine.ts';

export interface TeenPattiDesign {
  readonly id: string;
  readonly version: number;
  /** What every seat puts in before the cards. */
  readonly bootMinor: bigint;
  /** A pot that reaches it is shown at once by everybody left. */
  readonly potLimitMinor: bigint;
}

export interface TeenPattiBet {
  /** Clockwise in ascending order; the dealer acts last. */
  readonly seats: readonly { readonly seat: number; readonly stackMinor: bigint }[];
  readonly dealer: number;
}

/** `bet` names what goes into the pot now; `answer` is the reply to a side show. */
export type TeenPattiAction =
  | { readonly kind: 'deal' }
  | { readonly kind: 'see' | 'pack' | 'sideShow' | 'show'; readonly seat: number }
  | { readonly kind: 'bet'; readonly seat: number; readonly amountMinor: bigint }
  | { readonly kind: 'answer'; readonly seat: number; readonly isAccepted: boolean };

export interface TeenPattiPlayer {
  readonly seat: number;
  readonly stackMinor: bigint;
  readonly putMinor: bigint;
  readonly isSeen: boolean;
  readonly isPacked: boolean;
  readonly cards: readonly Card[];
}

export interface TeenPattiState extends RoundState<TeenPattiAction> {
  readonly design: TeenPattiDesign;
  readonly bet: TeenPattiBet;
  readonly players: readonly TeenPattiPlayer[];
  /** What a blind player pays to stay; a seen player pays twice. */
  readonly blindStakeMinor: bigint;
  readonly seatToAct?: number;
  /** The seat that has asked the one to act for a side show. */
  readonly sideShowBy?: number;
  readonly winners: readonly number[];
}
