import type { Card } from '../cards/card.ts';
import type { Shoe } from '../cards/shoe.ts';
import type { RoundState } from '../engine.ts';
import type { BlackjackDesign } from './design.ts';

export interface BlackjackBet {
  readonly stakeMinor: bigint;
}

/** `insure` stakes half of the bet, floored; doubles and splits stake the bet once more. */
export interface BlackjackAction {
  readonly kind: 'deal' | 'insure' | 'decline' | 'hit' | 'stand' | 'double' | 'split' | 'surrender';
}

export interface BlackjackHand {
  readonly cards: readonly Card[];
  readonly stakeMinor: bigint;
  readonly isSplit: boolean;
  readonly isOver: boolean;
}

export interface BlackjackState extends RoundState<BlackjackAction> {
  readonly design: BlackjackDesign;
  readonly bet: BlackjackBet;
  /** Secret, as is the second dealer card until the round is settled. */
  readonly shoe: Shoe;
  readonly dealer: readonly Card[];
  readonly hands: readonly BlackjackHand[];
  readonly active: number;
  readonly insuranceMinor: bigint;
  readonly isInsuranceOpen: boolean;
  readonly isSurrendered: boolean;
}
