import { assert, ok, assertDefined, refused } from '@portal/money';
import { fullDeck } from '../cards/card.ts';
import type { Engine } from '../engine.ts';
import { clockwiseFrom } from '../holdem/state.ts';
import { deal, type RandomStream } from '../stream.ts';
import { teenPattiRank } from './rank.ts';
import type {
  TeenPattiAction,
  TeenPattiBet,
  TeenPattiDesign,
  TeenPattiPlayer,
  TeenPattiState,
} from './state.ts';

/** Boot, blind and seen stakes, side show with the previous seen seat, show with two left. */
export const teenPattiEngine: Engine<
  TeenPattiDesign,
  TeenPattiBet,
  TeenPattiState,
  TeenPattiAction
> = {
  game: 'teen-patti',
  version: 1,
  open: (design, bet) => {
    const seats = bet.seats.map(({ seat }) => seat);
    if (seats.length < 2 || seats.length > 17 || new Set(seats).size < seats.length) {
      return refused('bet_not_allowed', 'a deal needs two to seventeen different seats');
    }
    if (bet.seats.some(({ stackMinor }) => stackMinor < design.bootMinor)) {
      return refused('bet_not_allowed', 'a seat cannot pay the boot');
    }
    return ok({
      phase: 'open',
      design,
      bet,
      stakeMinor: 0n,
      returnMinor: 0n,
      actions: [],
      players: clockwiseFrom(bet.seats, bet.dealer).map(({ seat, stackMinor }) => ({
        seat,
        stackMinor,
        putMinor: 0n,
        isSeen: false,
        isPacked: false,
        cards: [],
      })),
      blindStakeMinor: design.bootMinor,
      winners: [],
    });
  },
  act: (state, action, stream) => {
    if (!isLegal(state, action)) {
      return refused('action_not_legal', `${action.kind} is not possible now`);
    }
    return ok(applied({ ...state, actions: [...state.actions, action] }, action, stream));
  },
  legalActions: (state) => legalActions(state),
};

function legalActions(state: TeenPattiState): TeenPattiAction[] {
  if (state.phase === 'open') {
    return [{ kind: 'deal' }];
  }
  const seat = state.seatToAct;
  if (state.phase === 'settled' || seat === undefined) {
    return [];
  }
  if (state.sideShowBy !== undefined) {
    return [true, false].map((isAccepted) => ({ kind: 'answer', seat, isAccepted }));
  }
  const player = playerAt(state, seat);
  const least = stakeOf(state, player);
  const actions: TeenPattiAction[] = [{ kind: 'pack', seat }];
  if (!player.isSeen) {
    actions.push({ kind: 'see', seat });
  }
  if (player.stackMinor < least) {
    return actions;
  }
  actions.push({ kind: 'bet', seat, amountMinor: least });
  if (player.stackMinor >= 2n * least) {
    actions.push({ kind: 'bet', seat, amountMinor: 2n * least });
  }
  if (activePlayers(state).length === 2) {
    actions.push({ kind: 'show', seat });
  } else if (player.isSeen && previousOf(state, seat).isSeen) {
    actions.push({ kind: 'sideShow', seat });
  }
  return actions;
}

/** Bets lie anywhere from the stake to its double; seen stakes stay even so that halves exist. */
function isLegal(state: TeenPattiState, action: TeenPattiAction): boolean {
  const legal = legalActions(state).filter(({ kind }) => kind === action.kind);
  if (legal.length === 0 || action.kind === 'deal') {
    return legal.length > 0;
  }
  if (action.seat !== state.seatToAct) {
    return false;
  }
  if (action.kind !== 'bet') {
    return true;
  }
  const player = playerAt(state, action.seat);
  const least = stakeOf(state, player);
  const isEven = !player.isSeen || action.amountMinor % 2n === 0n;
  const isInside = action.amountMinor >= least && action.amountMinor <= 2n * least;
  return isEven && isInside && action.amountMinor <= player.stackMinor;
}

function applied(
  state: TeenPattiState,
  action: TeenPattiAction,
  stream: RandomStream,
): TeenPattiState {
  switch (action.kind) {
    case 'deal':
      return dealCards(state, stream);
    case 'see':
      return changed(state, action.seat, { isSeen: true });
    case 'pack':
      return passTurn(changed(state, action.seat, { isPacked: true }), action.seat);
    case 'bet':
      return placeBet(state, action.seat, action.amountMinor);
    case 'show':
      return showAfterPaying(state, action.seat);
    case 'sideShow': {
      const paid = paidIn(state, action.seat, stakeOf(state, playerAt(state, action.seat)));
      const asked = previousOf(state, action.seat).seat;
      return { ...paid, sideShowBy: action.seat, seatToAct: asked };
    }
    case 'answer':
      return answerSideShow(state, action.seat, action.isAccepted);
  }
}

function dealCards(state: TeenPattiState, stream: RandomStream): TeenPattiState {
  const count = state.players.length;
  const cards = deal(stream, fullDeck, 3 * count);
  const booted = state.players.reduce(
    (next, { seat }) => paidIn(next, seat, state.design.bootMinor),
    state,
  );
  const players = booted.players.map((player, index) => ({
    ...player,
    cards: [0, 1, 2].map((round) => cards[round * count + index] ?? 0),
  }));
  const [first] = players;
  const seatToAct = assertDefined(first, 'a deal has players').seat;
  return { ...booted, phase: 'playing', players, seatToAct };
}

function placeBet(state: TeenPattiState, seat: number, amountMinor: bigint): TeenPattiState {
  const { isSeen } = playerAt(state, seat);
  const blindStakeMinor = isSeen ? amountMinor / 2n : amountMinor;
  const paid = { ...paidIn(state, seat, amountMinor), blindStakeMinor };
  return paid.stakeMinor >= state.design.potLimitMinor
    ? settle(paid, bestOf(activePlayers(paid)))
    : passTurn(paid, seat);
}

/** Equal hands go to the seat that did not ask for the show. */
function showAfterPaying(state: TeenPattiState, seat: number): TeenPattiState {
  const paid = paidIn(state, seat, stakeOf(state, playerAt(state, seat)));
  const winners = bestOf(activePlayers(paid));
  return settle(paid, winners.length > 1 ? winners.filter((other) => other !== seat) : winners);
}

/** The weaker hand packs; of equal hands the one that asked. A refusal only passes the turn. */
function answerSideShow(state: TeenPattiState, seat: number, isAccepted: boolean): TeenPattiState {
  const asking = assertDefined(state.sideShowBy, 'a side show was asked for');
  const { sideShowBy: _, ...rest } = state;
  if (!isAccepted) {
    return passTurn(rest, asking);
  }
  const [own, asked] = [asking, seat].map(
    (side) => teenPattiRank(playerAt(state, side).cards).value,
  );
  const weaker = (own ?? 0) > (asked ?? 0) ? seat : asking;
  return passTurn(changed(rest, weaker, { isPacked: true }), asking);
}

function passTurn(state: TeenPattiState, lastSeat: number): TeenPattiState {
  const active = activePlayers(state);
  const [next] = clockwiseFrom(active, lastSeat);
  if (active.length === 1) {
    return settle(
      state,
      active.map(({ seat }) => seat),
    );
  }
  return { ...state, seatToAct: assertDefined(next, 'somebody is still in').seat };
}

/** Odd units of a shared pot go clockwise from the left of the dealer. */
function settle(state: TeenPattiState, winners: readonly number[]): TeenPattiState {
  const { seatToAct: _, ...rest } = state;
  return { ...rest, phase: 'settled', winners, returnMinor: state.stakeMinor };
}

/** What each winner takes from the pot. */
export function teenPattiPayouts(state: TeenPattiState): Map<number, bigint> {
  const order = clockwiseFrom(
    state.winners.map((seat) => ({ seat })),
    state.bet.dealer,
  );
  const count = BigInt(order.length);
  const odd = Number(state.returnMinor % count);
  return new Map(
    order.map(({ seat }, index) => [seat, state.returnMinor / count + (index < odd ? 1n : 0n)]),
  );
}

function bestOf(players: readonly TeenPattiPlayer[]): number[] {
  const values = players.map(({ cards }) => teenPattiRank(cards).value);
  const best = Math.max(...values);
  return players.filter((_, index) => values[index] === best).map(({ seat }) => seat);
}

function stakeOf(state: TeenPattiState, player: TeenPattiPlayer): bigint {
  return player.isSeen ? 2n * state.blindStakeMinor : state.blindStakeMinor;
}

function activePlayers(state: TeenPattiState): TeenPattiPlayer[] {
  return state.players.filter((player) => !player.isPacked);
}

function previousOf(state: TeenPattiState, seat: number): TeenPattiPlayer {
  const around = clockwiseFrom(activePlayers(state), seat);
  return assertDefined(around.at(-2), 'two seats or more are in');
}

function playerAt(state: TeenPattiState, seat: number): TeenPattiPlayer {
  const player = state.players.find((candidate) => candidate.seat === seat);
  assert(player !== undefined, 'the seat plays this deal');
  return player;
}

function changed(
  state: TeenPattiState,
  seat: number,
  change: Partial<TeenPattiPlayer>,
): TeenPattiState {
  const players = state.players.map((player) =>
    player.seat === seat ? { ...player, ...change } : player,
  );
  return { ...state, players };
}

function paidIn(state: TeenPattiState, seat: number, amountMinor: bigint): TeenPattiState {
  const { stackMinor, putMinor } = playerAt(state, seat);
  const paid = changed(state, seat, {
    stackMinor: stackMinor - amountMinor,
    putMinor: putMinor + amountMinor,
  });
  return { ...paid, stakeMinor: state.stakeMinor + amountMinor };
}
