import { ok, refused } from '@portal/money';
import { fullDeck } from '../cards/card.ts';
import { factorOf } from '../chance.ts';
import type { Engine } from '../engine.ts';
import { evaluateSeven } from '../poker/evaluate.ts';
import { settlePots } from '../poker/pots.ts';
import { deal, type RandomStream } from '../stream.ts';
import { legalActionsOf, nextToAct, playerAt, problemOf, putIn } from './betting.ts';
import {
  canAct,
  clockwiseFrom,
  streets,
  type HoldemAction,
  type HoldemBet,
  type HoldemDesign,
  type HoldemPlayer,
  type HoldemState,
} from './state.ts';

/** No-limit hold'em: all cards are fixed at the deal, two each clockwise, then the board. */
export const holdemEngine: Engine<HoldemDesign, HoldemBet, HoldemState, HoldemAction> = {
  game: 'holdem',
  version: 1,
  open: (design, bet) => {
    const problem = problemWithBet(design, bet);
    if (problem !== undefined) {
      return refused('bet_not_allowed', problem);
    }
    return ok({
      phase: 'open',
      design,
      bet,
      stakeMinor: 0n,
      returnMinor: 0n,
      actions: [],
      street: 'preflop',
      players: clockwiseFrom(bet.seats, bet.button).map(({ seat, stackMinor }) => ({
        seat,
        stackMinor,
        putMinor: 0n,
        streetMinor: 0n,
        isFolded: false,
        hole: [],
      })),
      board: [],
      visibleBoard: 0,
      currentBetMinor: design.bigBlindMinor,
      minimumRaiseMinor: design.bigBlindMinor,
    });
  },
  act: (state, action, stream) => {
    const problem = problemOf(state, action);
    if (problem !== undefined) {
      return refused('action_not_legal', problem);
    }
    const next = { ...state, actions: [...state.actions, action] };
    return ok(action.kind === 'deal' ? dealHand(next, stream) : afterAction(next, action));
  },
  legalActions: (state) => legalActionsOf(state),
};

/** What a seat does when its time is up or its player is gone: check, or else fold. */
export function timeoutAction(state: HoldemState): HoldemAction | undefined {
  const legal = legalActionsOf(state);
  return legal.find(({ kind }) => kind === 'check') ?? legal.find(({ kind }) => kind === 'fold');
}

function problemWithBet(design: HoldemDesign, bet: HoldemBet): string | undefined {
  const seats = bet.seats.map(({ seat }) => seat);
  if (seats.length < 2 || seats.length > design.maxSeats || new Set(seats).size < seats.length) {
    return 'a hand needs two to the table size of different seats';
  }
  if (bet.seats.some(({ stackMinor }) => stackMinor <= 0n)) {
    return 'a seat has no chips';
  }
  const blinds = bet.smallBlind === undefined ? [] : [bet.smallBlind];
  const isPosted = [...blinds, bet.bigBlind].every((seat) => seats.includes(seat));
  return isPosted && bet.smallBlind !== bet.bigBlind ? undefined : 'a blind has no seat';
}

function dealHand(state: HoldemState, stream: RandomStream): HoldemState {
  const count = state.players.length;
  const cards = deal(stream, fullDeck, 2 * count + 5);
  const { smallBlind, bigBlind } = state.bet;
  let next: HoldemState = {
    ...state,
    phase: 'playing',
    board: cards.slice(2 * count),
    players: state.players.map((entry, index) => ({
      ...entry,
      hole: [cards[index] ?? 0, cards[count + index] ?? 0],
    })),
  };
  if (smallBlind !== undefined) {
    next = putIn(next, smallBlind, state.design.smallBlindMinor);
  }
  next = putIn(next, bigBlind, state.design.bigBlindMinor);
  return withTurn(next, bigBlind);
}

type SeatAction = Exclude<HoldemAction, { kind: 'deal' }>;

function afterAction(state: HoldemState, action: SeatAction): HoldemState {
  return withTurn(acted(applied(state, action), action), action.seat);
}

function applied(state: HoldemState, action: SeatAction): HoldemState {
  const player = playerAt(state, action.seat);
  switch (action.kind) {
    case 'check':
      return state;
    case 'fold':
      return {
        ...state,
        players: state.players.map((entry) =>
          entry.seat === action.seat ? { ...entry, isFolded: true } : entry,
        ),
      };
    case 'call':
      return putIn(state, action.seat, state.currentBetMinor - player.streetMinor);
    case 'raiseTo': {
      const raiseMinor = action.toMinor - state.currentBetMinor;
      const isFull = raiseMinor >= state.minimumRaiseMinor;
      return {
        ...putIn(state, action.seat, action.toMinor - player.streetMinor),
        currentBetMinor: action.toMinor,
        minimumRaiseMinor: isFull ? raiseMinor : state.minimumRaiseMinor,
      };
    }
  }
}

function acted(state: HoldemState, action: SeatAction): HoldemState {
  return {
    ...state,
    players: state.players.map((entry) =>
      entry.seat === action.seat ? { ...entry, actedAtMinor: state.currentBetMinor } : entry,
    ),
  };
}

/** Gives the turn on, or closes the street when nobody has to act any more. */
function withTurn(state: HoldemState, lastSeat: number): HoldemState {
  const seat = nextToAct(state, lastSeat);
  return seat === undefined ? closeStreet(state) : { ...state, seatToAct: seat };
}

function closeStreet(state: HoldemState): HoldemState {
  const live = state.players.filter((player) => !player.isFolded);
  const next = streets[streets.indexOf(state.street) + 1];
  if (live.length === 1 || next === undefined) {
    return showdown(state);
  }
  const opened: HoldemState = {
    ...state,
    street: next,
    visibleBoard: next === 'flop' ? 3 : state.visibleBoard + 1,
    currentBetMinor: 0n,
    minimumRaiseMinor: state.design.bigBlindMinor,
    players: state.players.map((entry) => onNextStreet(entry)),
  };
  const able = live.filter((player) => canAct(player));
  return able.length <= 1 ? closeStreet(opened) : withTurn(opened, state.bet.button);
}

function onNextStreet(player: HoldemPlayer): HoldemPlayer {
  const { actedAtMinor: _, ...rest } = player;
  return { ...rest, streetMinor: 0n };
}

function showdown(state: HoldemState): HoldemState {
  const { seatToAct: _, ...rest } = state;
  const live = state.players.filter((player) => !player.isFolded);
  const hasFlop = state.visibleBoard > 0;
  const result = settlePots({
    button: state.bet.button,
    seats: state.players.map((player) => ({
      seat: player.seat,
      putMinor: player.putMinor,
      isFolded: player.isFolded,
      handRank: live.length > 1 ? evaluateSeven([...player.hole, ...state.board]) : 0,
    })),
    rake: {
      rate: factorOf(state.design.rakeRate),
      capMinor: hasFlop ? state.design.rakeCapMinor : 0n,
    },
  });
  const returnMinor = [...result.payoutMinor.values()].reduce((sum, amount) => sum + amount, 0n);
  return { ...rest, phase: 'settled', result, returnMinor };
}
