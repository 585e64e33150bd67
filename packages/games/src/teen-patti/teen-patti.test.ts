import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { parseCard, type Card } from '../cards/card.ts';
import { teenPattiHouse } from '../data/card-tables.ts';
import { expectLegal } from '../engine.ts';
import { simulationStream } from '../testing/xoshiro.ts';
import { uniform, type RandomStream } from '../stream.ts';
import { teenPattiEngine, teenPattiPayouts } from './engine.ts';
import { teenPattiCounts, teenPattiRank } from './rank.ts';
import type { TeenPattiAction, TeenPattiState } from './state.ts';

function cards(text: string): Card[] {
  return text.split(' ').map((name) => parseCard(name) ?? expect.fail(`${name} is no card`));
}

test('22,100 hands have the known categories (sports-and-games.md 38)', () => {
  expect(teenPattiCounts()).toEqual(games.teenPatti.counts);
});

test('A-K-Q is the best sequence, A-2-3 the second, and categories do not mix', () => {
  const ladder = [
    'As Ad Ah',
    '2s 2d 2h',
    'As Ks Qs',
    'As 2s 3s',
    'Ks Qs Js',
    'As Kd Qs',
    'As 2d 3s',
    'Ks Qd Js',
    '4s 3d 2s',
    'As Ks Js',
    'As Ad Ks',
    '2s 2d As',
    '2s 2d Ks',
    'As Kd Js',
  ];
  const values = ladder.map((hand) => teenPattiRank(cards(hand)).value);
  expect(values).toEqual(values.toSorted((left, right) => right - left));
  expect(new Set(values).size).toBe(ladder.length);
});

/** Cards of the players in clockwise order from the dealer's left, dealt one at a time. */
function stacked(hands: readonly string[]): RandomStream {
  const wanted = hands.map((hand) => cards(hand));
  const order = [0, 1, 2].flatMap((round) => wanted.map((hand) => hand[round] ?? 0));
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const words = order.map((card, position) => {
    const at = deck.indexOf(card);
    [deck[position], deck[at]] = [card, deck[position] ?? 0];
    return at - position;
  });
  return { nextUint32: () => words.shift() ?? expect.fail('more cards are drawn than stacked') };
}

function dealt(hands: readonly string[], stackMinor = 10_000n): TeenPattiState {
  const seats = hands.map((_, index) => ({ seat: index + 1, stackMinor }));
  const bet = { seats, dealer: hands.length };
  const opened = expectLegal(teenPattiEngine.open(teenPattiHouse, bet));
  return expectLegal(teenPattiEngine.act(opened, { kind: 'deal' }, stacked(hands)));
}

const noDraw: RandomStream = { nextUint32: () => expect.fail('all cards are fixed at the deal') };

/** A number bets it, `yes` and `no` answer a side show, words are kinds. */
function play(state: TeenPattiState, moves: string): TeenPattiState {
  return moves.split(' ').reduce((next, move) => {
    const seat = next.seatToAct ?? expect.fail(`nobody is to act before ${move}`);
    return expectLegal(teenPattiEngine.act(next, actionOf(move, seat), noDraw));
  }, state);
}

function actionOf(move: string, seat: number): TeenPattiAction {
  if (move === 'yes' || move === 'no') {
    return { kind: 'answer', seat, isAccepted: move === 'yes' };
  }
  return /^\d+$/u.test(move)
    ? { kind: 'bet', seat, amountMinor: BigInt(move) }
    : { kind: move as 'see' | 'pack' | 'sideShow' | 'show', seat };
}

const [high, pair, trail] = ['As Kd 9h', '5s 5d Kh', '7s 7d 7h'] as const;

describe('stakes', () => {
  test('a seen player pays twice the blind stake', () => {
    const state = play(dealt([high, pair, trail]), 'see 400');
    expect(state.blindStakeMinor).toBe(200n);
    const bets = teenPattiEngine.legalActions(state).filter(({ kind }) => kind === 'bet');
    expect(bets.map((action) => action.kind === 'bet' && action.amountMinor)).toEqual([200n, 400n]);
    const low = teenPattiEngine.act(state, { kind: 'bet', seat: 2, amountMinor: 100n }, noDraw);
    expect(low.ok).toBe(false);
  });

  test('a pot at its limit is shown by everybody left', () => {
    const limited = {
      ...dealt([high, pair, trail]),
      design: { ...teenPattiHouse, potLimitMinor: 500n },
    };
    const state = play(limited, '100 100');
    expect(state).toMatchObject({ phase: 'settled', winners: [3], returnMinor: 500n });
  });
});

describe('shows', () => {
  test('the last two show and the better hand takes the pot', () => {
    const state = play(dealt([high, pair, trail]), 'pack 100 show');
    expect(state).toMatchObject({ phase: 'settled', winners: [3], stakeMinor: 500n });
    expect(teenPattiPayouts(state)).toEqual(new Map([[3, 500n]]));
  });

  test('equal hands go to the seat that did not ask', () => {
    const state = play(dealt(['As Kd 9h', 'Ad Ks 9c']), 'show');
    expect(state.winners).toEqual([2]);
  });

  test('a side show packs the weaker hand, and only with the previous seen seat', () => {
    const state = play(dealt([pair, high, trail]), 'see 200 see sideShow');
    expect(state).toMatchObject({ seatToAct: 1, sideShowBy: 2 });
    const packed = play(state, 'yes');
    expect(packed.players.find(({ seat }) => seat === 2)?.isPacked).toBe(true);
    const declined = play(state, 'no');
    expect(declined).toMatchObject({ seatToAct: 3 });
    expect(declined.players.some(({ isPacked }) => isPacked)).toBe(false);
    const kinds = teenPattiEngine.legalActions(play(dealt([pair, high, trail]), '100 see'));
    expect(kinds.map(({ kind }) => kind)).not.toContain('sideShow');
  });
});

test('random legal play always ends and conserves chips', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.nat(), (count, seed) => {
      const stream = simulationStream(seed);
      const seats = Array.from({ length: count }, (_, seat) => ({ seat, stackMinor: 3_000n }));
      let state = expectLegal(teenPattiEngine.open(teenPattiHouse, { seats, dealer: 0 }));
      for (let step = 0; state.phase !== 'settled'; step += 1) {
        const legal = teenPattiEngine.legalActions(state);
        const action = legal[uniform(stream, legal.length)] ?? expect.fail('nothing is legal');
        state = expectLegal(teenPattiEngine.act(state, action, stream));
        expect(step).toBeLessThan(400);
      }
      const behind = state.players.reduce((sum, { stackMinor }) => sum + stackMinor, 0n);
      const paid = [...teenPattiPayouts(state).values()].reduce((sum, amount) => sum + amount, 0n);
      expect(behind + paid).toBe(3_000n * BigInt(count));
    }),
    { numRuns: 200 },
  );
});
