import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdemHouse } from '../data/card-tables.ts';
import { expectLegal } from '../engine.ts';
import { simulationStream } from '../testing/xoshiro.ts';
import { uniform } from '../stream.ts';
import { holdemEngine, timeoutAction } from './engine.ts';
import { firstPositions, nextPositions } from './positions.ts';
import type { HoldemAction, HoldemState } from './state.ts';

const noDraw = { nextUint32: () => expect.fail('all cards are fixed at the deal') };

function dealt(stacks: readonly bigint[], button = 1): HoldemState {
  const seats = stacks.map((stackMinor, index) => ({ seat: index + 1, stackMinor }));
  const bet = { seats, ...firstPositions(seats, button) };
  const opened = expectLegal(holdemEngine.open(holdemHouse, bet));
  return expectLegal(holdemEngine.act(opened, { kind: 'deal' }, simulationStream(81)));
}

/** `f`, `x` check, `c` call, a number to raise to; the seat is whoever is to act. */
function play(state: HoldemState, moves: string): HoldemState {
  return moves.split(' ').reduce((next, move) => {
    const seat = next.seatToAct ?? expect.fail(`nobody is to act before ${move}`);
    return expectLegal(holdemEngine.act(next, actionOf(move, seat), noDraw));
  }, state);
}

function actionOf(move: string, seat: number): HoldemAction {
  const kinds = { f: 'fold', x: 'check', c: 'call' } as const;
  const kind = kinds[move as keyof typeof kinds];
  return kind === undefined ? { kind: 'raiseTo', seat, toMinor: BigInt(move) } : { kind, seat };
}

function raises(state: HoldemState): bigint[] {
  return holdemEngine
    .legalActions(state)
    .flatMap((action) => (action.kind === 'raiseTo' ? [action.toMinor] : []));
}

describe('the order of betting', () => {
  test('heads-up the button posts the small blind and acts first before the flop, last after', () => {
    const state = dealt([1_000n, 1_000n]);
    expect(state.seatToAct).toBe(1);
    expect(state.players.map(({ putMinor, seat }) => [seat, putMinor])).toEqual([
      [2, 100n],
      [1, 50n],
    ]);
    expect(play(state, 'c x').seatToAct).toBe(2);
  });

  test('the big blind may raise after calls, and the street closes after its check', () => {
    const state = play(dealt([1_000n, 1_000n, 1_000n]), 'c c');
    expect(state).toMatchObject({ seatToAct: 3, street: 'preflop' });
    expect(raises(state)).toEqual([200n, 1_000n]);
    expect(play(state, 'x')).toMatchObject({ street: 'flop', visibleBoard: 3, seatToAct: 2 });
  });

  test('the dealer deals two each and five fixed board cards', () => {
    const state = dealt([1_000n, 1_000n, 1_000n]);
    expect(new Set([...state.board, ...state.players.flatMap(({ hole }) => hole)]).size).toBe(11);
  });
});

describe('raises', () => {
  test('a raise is at least the last full raise', () => {
    const state = play(dealt([5_000n, 5_000n, 5_000n]), '350');
    expect(raises(state)).toEqual([600n, 5_000n]);
    const short = holdemEngine.act(state, { kind: 'raiseTo', seat: 2, toMinor: 599n }, noDraw);
    expect(short.ok).toBe(false);
  });

  test('an all-in below a full raise does not reopen the betting for those who acted', () => {
    // Seat 1 raises to 400, seat 2 calls, seat 3 is all-in for 500.
    const state = play(dealt([5_000n, 5_000n, 500n]), '400 c 500');
    expect(state.seatToAct).toBe(1);
    expect(raises(state)).toEqual([]);
    expect(holdemEngine.legalActions(state).map(({ kind }) => kind)).toEqual(['fold', 'call']);
    expect(play(state, 'c c').street).toBe('flop');
  });

  test('short all-ins that add up to a full raise reopen it', () => {
    // Raise to 300 (by 200), all-ins to 400 and 500: 200 more than seat 4 acted at.
    const state = play(dealt([5_000n, 400n, 500n, 5_000n, 5_000n]), '300 c f 400 500');
    expect(state.seatToAct).toBe(4);
    expect(raises(state)).toEqual([700n, 5_000n]);
  });

  test('a full all-in raise reopens it', () => {
    const state = play(dealt([5_000n, 5_000n, 900n]), '400 c 900');
    expect(raises(state)).toEqual([1_400n, 5_000n]);
  });
});

describe('the end of a hand', () => {
  test('an uncalled bet returns without rake when all others fold', () => {
    const state = play(dealt([1_000n, 1_000n, 1_000n]), '600 f f');
    expect(state.result?.payoutMinor).toEqual(
      new Map([
        [2, 0n],
        [3, 0n],
        [1, 750n],
      ]),
    );
    expect(state).toMatchObject({ phase: 'settled', stakeMinor: 750n, returnMinor: 750n });
  });

  test('all-in before the flop runs the board out and is raked', () => {
    const state = play(dealt([1_000n, 1_000n]), '1000 c');
    expect(state).toMatchObject({ phase: 'settled', visibleBoard: 5, stakeMinor: 2_000n });
    expect(state.result?.rakeMinor).toBe(100n);
    expect(state.returnMinor).toBe(1_900n);
  });

  test('a pot without a flop is not raked', () => {
    const state = play(dealt([1_000n, 1_000n, 1_000n]), 'c c 500 f f');
    expect(state.result?.rakeMinor).toBe(0n);
  });

  test('a short blind plays for what it has', () => {
    const state = play(dealt([1_000n, 1_000n, 60n]), 'c c');
    expect(state.players.find(({ seat }) => seat === 3)).toMatchObject({ putMinor: 60n });
    const ended = play(state, 'x x x x x x');
    expect(ended.result?.pots.map(({ amountMinor }) => amountMinor)).toEqual([180n, 80n]);
  });

  test('nobody has to match a big blind that is not there', () => {
    const state = dealt([1_000n, 30n]);
    expect(state).toMatchObject({ phase: 'settled', stakeMinor: 80n, visibleBoard: 5 });
    expect(state.result?.uncalledMinor).toEqual(new Map([[1, 20n]]));
  });

  test('a gone player checks when that is free and folds otherwise', () => {
    const state = dealt([1_000n, 1_000n, 1_000n]);
    expect(timeoutAction(state)).toEqual({ kind: 'fold', seat: 1 });
    expect(timeoutAction(play(state, 'c c'))).toEqual({ kind: 'check', seat: 3 });
  });
});

test('random legal play always ends and conserves chips', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt(1n, 3_000n), { minLength: 2, maxLength: 6 }),
      fc.nat(),
      (stacks, seed) => {
        const stream = simulationStream(seed);
        let state = dealt(stacks);
        for (let step = 0; state.phase !== 'settled'; step += 1) {
          const legal = holdemEngine.legalActions(state);
          const action = legal[uniform(stream, legal.length)] ?? expect.fail('nothing is legal');
          state = expectLegal(holdemEngine.act(state, action, noDraw));
          expect(step).toBeLessThan(200);
        }
        const behind = state.players.reduce((sum, { stackMinor }) => sum + stackMinor, 0n);
        const all = stacks.reduce((sum, stack) => sum + stack, 0n);
        const rakeMinor = state.result?.rakeMinor ?? 0n;
        expect(behind + state.returnMinor + rakeMinor).toBe(all);
        expect(state.players.every(({ stackMinor }) => stackMinor >= 0n)).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

describe('positions from hand to hand', () => {
  const seats = [1, 2, 3, 4].map((seat) => ({ seat, stackMinor: 1_000n }));

  test('move one on with nobody leaving', () => {
    const first = firstPositions(seats, 1);
    expect(first).toEqual({ button: 1, smallBlind: 2, bigBlind: 3 });
    expect(nextPositions(seats, first)).toEqual({ button: 2, smallBlind: 3, bigBlind: 4 });
  });

  test('leave a dead small blind and then a dead button when the big blind goes', () => {
    const rest = seats.filter(({ seat }) => seat !== 3);
    const next = nextPositions(rest, firstPositions(seats, 1));
    expect(next).toEqual({ button: 2, bigBlind: 4 });
    expect(nextPositions(rest, { button: 2, smallBlind: 3, bigBlind: 4 })).toEqual({
      button: 3,
      smallBlind: 4,
      bigBlind: 1,
    });
  });

  test('put the button on the small blind when two are left', () => {
    const two = seats.filter(({ seat }) => seat === 1 || seat === 4);
    expect(nextPositions(two, { button: 2, smallBlind: 3, bigBlind: 4 })).toEqual({
      button: 4,
      smallBlind: 4,
      bigBlind: 1,
    });
  });
});

test('tables that cannot be dealt are refused', () => {
  const seat = (number: number) => ({ seat: number, stackMinor: 100n });
  const bets = [
    { seats: [seat(1)], button: 1, bigBlind: 1 },
    { seats: [seat(1), seat(1)], button: 1, bigBlind: 1 },
    { seats: [seat(1), seat(2)], button: 1, smallBlind: 2, bigBlind: 2 },
    { seats: [seat(1), seat(2)], button: 1, smallBlind: 3, bigBlind: 2 },
    { seats: [{ seat: 1, stackMinor: 0n }, seat(2)], button: 1, bigBlind: 2 },
  ];
  expect(bets.map((bet) => holdemEngine.open(holdemHouse, bet).ok)).not.toContain(true);
});
