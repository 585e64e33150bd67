import { assert, divide, ok, refused } from '@portal/money';
import { fullDeck, type Card } from '../cards/card.ts';
import { factorOf } from '../chance.ts';
import type { Engine, RoundState } from '../engine.ts';
import { deal, type RandomStream } from '../stream.ts';
import {
  beats,
  combinationOf,
  instantWinOf,
  tienLenStrength,
  type InstantWin,
} from './combination.ts';
import { playsOf } from './plays.ts';

export interface TienLenDesign {
  readonly id: string;
  readonly version: number;
  /** Of what the winner takes, as a decimal string; floored. */
  readonly feeRate: string;
}

export interface TienLenBet {
  readonly perCardMinor: bigint;
  /** The seat that leads; absent for a first deal, led by the lowest card with that card. */
  readonly leader?: number;
}

/** Seats are 0 to 3, clockwise. */
export type TienLenAction =
  | { readonly kind: 'deal' }
  | { readonly kind: 'play'; readonly seat: number; readonly cards: readonly Card[] }
  | { readonly kind: 'pass'; readonly seat: number };

export interface TienLenState extends RoundState<TienLenAction> {
  readonly design: TienLenDesign;
  readonly bet: TienLenBet;
  readonly hands: readonly (readonly Card[])[];
  readonly lying: readonly Card[];
  readonly lastPlayed: number;
  /** Seats that have passed since the lead and are out until the next one. */
  readonly passed: readonly number[];
  readonly seatToAct?: number;
  /** The card that a first lead has to hold. */
  readonly mustLead?: Card;
  readonly winner?: number;
  readonly instantWin?: InstantWin;
  /** What each seat gets back of its stake and winnings. */
  readonly payoutMinor: readonly bigint[];
}

/** A loser pays per card left, double for all thirteen; so does everybody at an instant win. */
const mostCards = 26n;
const seats = [0, 1, 2, 3] as const;

export const tienLenEngine: Engine<TienLenDesign, TienLenBet, TienLenState, TienLenAction> = {
  game: 'tien-len',
  version: 1,
  open: (design, bet) => {
    if (bet.perCardMinor <= 0n) {
      return refused('bet_not_allowed', 'the stake per card is not positive');
    }
    if (bet.leader !== undefined && !seats.some((seat) => seat === bet.leader)) {
      return refused('bet_not_allowed', 'the leader is not one of four seats');
    }
    return ok({
      phase: 'open',
      design,
      bet,
      stakeMinor: 4n * mostCards * bet.perCardMinor,
      returnMinor: 0n,
      actions: [],
      hands: [],
      lying: [],
      lastPlayed: -1,
      passed: [],
      payoutMinor: [],
    });
  },
  act: (state, action, stream) => {
    const problem = problemOf(state, action);
    if (problem !== undefined) {
      return refused('action_not_legal', problem);
    }
    const next = { ...state, actions: [...state.actions, action] };
    switch (action.kind) {
      case 'deal':
        return ok(dealHands(next, stream));
      case 'play':
        return ok(play(next, action.seat, action.cards));
      case 'pass':
        return ok(passTurn({ ...next, passed: [...next.passed, action.seat] }, action.seat));
    }
  },
  legalActions: (state) => {
    const seat = state.seatToAct;
    if (state.phase === 'open') {
      return [{ kind: 'deal' }];
    }
    if (state.phase === 'settled' || seat === undefined) {
      return [];
    }
    const plays = playsOf(state.hands[seat] ?? [])
      .map((cards): TienLenAction => ({ kind: 'play', seat, cards }))
      .filter((action) => problemOf(state, action) === undefined);
    return state.lying.length === 0 ? plays : [...plays, { kind: 'pass', seat }];
  },
};

function problemOf(state: TienLenState, action: TienLenAction): string | undefined {
  if (action.kind === 'deal') {
    return state.phase === 'open' ? undefined : 'the cards are already dealt';
  }
  if (state.phase !== 'playing' || action.seat !== state.seatToAct) {
    return 'it is not the turn of this seat';
  }
  if (action.kind === 'pass') {
    return state.lying.length === 0 ? 'a lead cannot be passed' : undefined;
  }
  const hand = state.hands[action.seat] ?? [];
  const played = combinationOf(action.cards);
  if (played === undefined || !action.cards.every((card) => hand.includes(card))) {
    return 'these cards cannot be played together';
  }
  if (state.mustLead !== undefined && !action.cards.includes(state.mustLead)) {
    return 'the first lead holds the lowest card';
  }
  const lying = combinationOf(state.lying);
  return lying === undefined || beats(played, lying) ? undefined : 'this does not beat the table';
}

function dealHands(state: TienLenState, stream: RandomStream): TienLenState {
  const cards = deal(stream, fullDeck, 52);
  const hands = seats.map((seat) => cards.filter((_, index) => index % 4 === seat));
  const dealt: TienLenState = { ...state, phase: 'playing', hands };
  const instant = seats.find((seat) => instantWinOf(hands[seat] ?? []) !== undefined);
  if (instant !== undefined) {
    const instantWin = instantWinOf(hands[instant] ?? []);
    assert(instantWin !== undefined, 'the seat holds an instant win');
    return settle({ ...dealt, instantWin }, instant);
  }
  if (state.bet.leader !== undefined) {
    return { ...dealt, seatToAct: state.bet.leader };
  }
  const lowest = fullDeck.find((card) => tienLenStrength(card) === 0) ?? 0;
  const leader = seats.find((seat) => hands[seat]?.includes(lowest)) ?? 0;
  return { ...dealt, seatToAct: leader, mustLead: lowest };
}

function play(state: TienLenState, seat: number, cards: readonly Card[]): TienLenState {
  const { mustLead: _, ...rest } = state;
  const hands = state.hands.map((hand, index) =>
    index === seat ? hand.filter((card) => !cards.includes(card)) : hand,
  );
  const next: TienLenState = { ...rest, hands, lying: cards, lastPlayed: seat };
  return hands[seat]?.length === 0 ? settle(next, seat) : passTurn(next, seat);
}

/** When all others have passed, the last to play leads anything. */
function passTurn(state: TienLenState, lastSeat: number): TienLenState {
  const order = [1, 2, 3].map((step) => (lastSeat + step) % 4);
  const next = order.find((seat) => seat !== state.lastPlayed && !state.passed.includes(seat));
  return next === undefined
    ? { ...state, seatToAct: state.lastPlayed, lying: [], passed: [] }
    : { ...state, seatToAct: next };
}

function settle(state: TienLenState, winner: number): TienLenState {
  const { seatToAct: _, ...rest } = state;
  const lost = state.hands.map((hand, seat) => {
    const isWhole = hand.length === 13 || state.instantWin !== undefined;
    const cards = isWhole ? mostCards : BigInt(hand.length);
    return seat === winner ? 0n : cards * state.bet.perCardMinor;
  });
  const takenMinor = lost.reduce((sum, amount) => sum + amount, 0n);
  const fee = factorOf(state.design.feeRate);
  const feeMinor = divide(takenMinor * fee.numerator, fee.denominator, 'floor');
  const reservedMinor = mostCards * state.bet.perCardMinor;
  const payoutMinor = lost.map((amount, seat) =>
    seat === winner ? reservedMinor + takenMinor - feeMinor : reservedMinor - amount,
  );
  const returnMinor = payoutMinor.reduce((sum, amount) => sum + amount, 0n);
  return { ...rest, phase: 'settled', winner, payoutMinor, returnMinor };
}
