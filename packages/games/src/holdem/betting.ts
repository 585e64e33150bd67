import { assert } from '@portal/money';
import {
  canAct,
  clockwiseFrom,
  type HoldemAction,
  type HoldemPlayer,
  type HoldemState,
} from './state.ts';

export function playerAt(state: HoldemState, seat: number): HoldemPlayer {
  const player = state.players.find((candidate) => candidate.seat === seat);
  assert(player !== undefined, 'the seat plays this hand');
  return player;
}

/** Moves chips from the stack into the street, at most the stack. */
export function putIn(state: HoldemState, seat: number, amountMinor: bigint): HoldemState {
  const { stackMinor } = playerAt(state, seat);
  const putMinor = amountMinor < stackMinor ? amountMinor : stackMinor;
  return {
    ...state,
    stakeMinor: state.stakeMinor + putMinor,
    players: state.players.map((player) =>
      player.seat === seat
        ? {
            ...player,
            stackMinor: player.stackMinor - putMinor,
            putMinor: player.putMinor + putMinor,
            streetMinor: player.streetMinor + putMinor,
          }
        : player,
    ),
  };
}

/**
 * A player who has acted may raise again only when the bet has since grown by a full raise: an
 * all-in below that does not reopen the betting.
 */
function mayRaise(state: HoldemState, player: HoldemPlayer): boolean {
  const acted = player.actedAtMinor;
  const isOpen = acted === undefined || state.currentBetMinor - acted >= state.minimumRaiseMinor;
  const others = state.players.filter((other) => other.seat !== player.seat && canAct(other));
  const canExceed = player.stackMinor + player.streetMinor > state.currentBetMinor;
  return isOpen && canExceed && others.length > 0;
}

/** The smallest raise a player may make to: a full raise, or everything when that is less. */
function smallestRaiseTo(state: HoldemState, player: HoldemPlayer): bigint {
  const full = state.currentBetMinor + state.minimumRaiseMinor;
  const all = player.streetMinor + player.stackMinor;
  return full < all ? full : all;
}

export function legalActionsOf(state: HoldemState): HoldemAction[] {
  if (state.phase === 'open') {
    return [{ kind: 'deal' }];
  }
  const seat = state.seatToAct;
  if (state.phase === 'settled' || seat === undefined) {
    return [];
  }
  const player = playerAt(state, seat);
  const owes = player.streetMinor < state.currentBetMinor;
  const actions: HoldemAction[] = owes
    ? [
        { kind: 'fold', seat },
        { kind: 'call', seat },
      ]
    : [{ kind: 'check', seat }];
  if (mayRaise(state, player)) {
    const least = smallestRaiseTo(state, player);
    const all = player.streetMinor + player.stackMinor;
    actions.push({ kind: 'raiseTo', seat, toMinor: least });
    if (all > least) {
      actions.push({ kind: 'raiseTo', seat, toMinor: all });
    }
  }
  return actions;
}

/** What is wrong with an action, in words. */
export function problemOf(state: HoldemState, action: HoldemAction): string | undefined {
  if (action.kind === 'deal') {
    return state.phase === 'open' ? undefined : 'the hand is already dealt';
  }
  if (state.phase !== 'playing' || action.seat !== state.seatToAct) {
    return 'it is not the turn of this seat';
  }
  const player = playerAt(state, action.seat);
  const owes = player.streetMinor < state.currentBetMinor;
  switch (action.kind) {
    case 'fold':
      return undefined;
    case 'check':
      return owes ? 'there is a bet to call' : undefined;
    case 'call':
      return owes ? undefined : 'there is nothing to call';
    case 'raiseTo': {
      const all = player.streetMinor + player.stackMinor;
      if (!mayRaise(state, player)) {
        return 'the betting is not open to a raise';
      }
      return action.toMinor > all || action.toMinor < smallestRaiseTo(state, player)
        ? 'the raise is not between a full raise and the stack'
        : undefined;
    }
  }
}

/** What the others have put in on the street: nobody has to match chips that are not there. */
function largestOther(players: readonly HoldemPlayer[], player: HoldemPlayer): bigint {
  return players.reduce(
    (largest, { seat, streetMinor }) =>
      seat !== player.seat && streetMinor > largest ? streetMinor : largest,
    0n,
  );
}

/** The next seat clockwise that still has to act, if any. */
export function nextToAct(state: HoldemState, seat: number): number | undefined {
  const live = state.players.filter((player) => !player.isFolded);
  const able = live.filter((player) => canAct(player));
  if (live.length === 1) {
    return undefined;
  }
  const [only] = able;
  if (able.length === 1 && only !== undefined && only.streetMinor >= largestOther(live, only)) {
    return undefined;
  }
  return clockwiseFrom(able, seat).find(
    (player) => player.actedAtMinor === undefined || player.streetMinor < state.currentBetMinor,
  )?.seat;
}
