import { rational, toNumber } from '@portal/money';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { parseCard, type Card } from '../cards/card.ts';
import { tienLenHouse } from '../data/card-tables.ts';
import { expectLegal } from '../engine.ts';
import { simulationStream } from '../testing/xoshiro.ts';
import { uniform } from '../stream.ts';
import { beats, combinationOf, instantWinOf } from './combination.ts';
import { instantWinCounts } from './count.ts';
import { tienLenEngine, type TienLenState } from './engine.ts';
import { playsOf } from './plays.ts';

function cards(text: string): Card[] {
  return text.split(' ').map((name) => parseCard(name) ?? expect.fail(`${name} is no card`));
}

test('instant wins come as often as known (sports-and-games.md 38)', () => {
  const { hands, fourTwos, dragon, sixPairs } = instantWinCounts();
  const known = games.tienLen;
  expect(Number(hands)).toBe(known.hands);
  expect(rational(fourTwos, hands)).toEqual(rational(11n, 4_165n));
  expect(Number(dragon)).toBe(known.instantWins.dragon3toA_count);
  expect(Number(sixPairs)).toBe(known.instantWins.sixPairs_count);
  expect(toNumber(rational(sixPairs, hands))).toBeCloseTo(known.instantWins.sixPairsDecimal, 12);
});

test.each([
  ['3s', 'single', 1],
  ['2s 2h', 'pair', 2],
  ['5s 5h 5d', 'triple', 3],
  ['5s 5h 5d 5c', 'four', 4],
  ['3s 4d 5h', 'run', 3],
  ['Qs Kd Ah', 'run', 3],
  ['3s 3d 4h 4s 5s 5c', 'pairRun', 3],
])('%s is a %s of %i', (hand, kind, length) => {
  expect(combinationOf(cards(hand))).toMatchObject({ kind, length });
});

test.each(['3s 4d', 'Ks Ad 2h', '3s 3d 4h', '3s 3d 4h 4s', 'Ks Kd As Ad 2s 2d', '3s 4d 6h'])(
  '%s cannot be played together',
  (hand) => {
    expect(combinationOf(cards(hand))).toBeUndefined();
  },
);

const threePairs = '3s 3d 4h 4s 5s 5c';
const fourPairs = '3s 3d 4h 4s 5s 5c 6s 6d';
const fours = '7s 7d 7h 7c';

test.each([
  ['3c', '3s', true],
  ['3s', '3c', false],
  ['2s', 'Ah', true],
  ['5d 5h', '5s 5c', true],
  ['4s 5d 6h', '4c 5s 6d', true],
  ['4s 5d 6h 7s', '3c 4c 5c', false],
  [threePairs, '2h', true],
  [fours, '2h', true],
  [fourPairs, '2h', true],
  [threePairs, 'Ah', false],
  [threePairs, '2s 2h', false],
  [fours, '2s 2h', false],
  [fourPairs, '2s 2h', true],
  [fourPairs, fours, true],
  [fourPairs, '9s 9d Th Ts Js Jc', true],
  ['4c 4d 5h 5d 6s 6c', threePairs, true],
  ['8s 8d 8h 8c', fours, true],
])('%s beats %s: %s', (challenger, pile, isBeaten) => {
  const [one, other] = [combinationOf(cards(challenger)), combinationOf(cards(pile))];
  expect(one !== undefined && other !== undefined && beats(one, other)).toBe(isBeaten);
});

test.each([
  ['2s 2c 2d 2h 3s 4s 5s 6s 7s 8s 9s Ts Js', 'fourTwos'],
  ['3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2s', 'dragon'],
  ['3s 3d 4s 4d 5s 5d 6s 6d 7s 7d 8s 8d 2s', 'sixPairs'],
  ['3s 3d 3h 3c 5s 5d 6s 6d 7s 7d 8s 8d 2s', 'sixPairs'],
  ['3s 3d 3h 4c 5s 5d 6s 6d 7s 7d 8s 8d 2s', undefined],
])('%s as dealt: %s', (hand, win) => {
  expect(instantWinOf(cards(hand))).toBe(win);
});

test('a hand lists every single, pair, run and run of pairs it can lead', () => {
  const plays = playsOf(cards('3s 3d 4h 4s 5s 5c 2h')).map((play) => play.length);
  const ofLength = (length: number): number => plays.filter((count) => count === length).length;
  // Seven singles, three pairs; runs 3-4-5 with either five; the three pairs.
  expect([1, 2, 3, 6].map(ofLength)).toEqual([7, 3, 2, 1]);
});

describe('a deal', () => {
  const dealt = (leader?: number): TienLenState => {
    const bet = { perCardMinor: 10n, ...(leader === undefined ? {} : { leader }) };
    const opened = expectLegal(tienLenEngine.open(tienLenHouse, bet));
    return expectLegal(tienLenEngine.act(opened, { kind: 'deal' }, simulationStream(95)));
  };

  test('is first led by the three of spades, and with it', () => {
    const state = dealt();
    const lowest = parseCard('3s') ?? expect.fail('a card');
    const seat = state.seatToAct ?? expect.fail('a seat leads');
    expect(state.hands[seat]).toContain(lowest);
    for (const action of tienLenEngine.legalActions(state)) {
      expect(action.kind === 'play' && action.cards.includes(lowest)).toBe(true);
    }
    expect(tienLenEngine.act(state, { kind: 'pass', seat }, simulationStream(1)).ok).toBe(false);
  });

  test('goes back to the last player when all others pass', () => {
    let state = dealt(2);
    const [first] = tienLenEngine.legalActions(state);
    state = expectLegal(tienLenEngine.act(state, first ?? expect.fail(''), simulationStream(1)));
    for (const seat of [3, 0, 1]) {
      expect(state.seatToAct).toBe(seat);
      state = expectLegal(tienLenEngine.act(state, { kind: 'pass', seat }, simulationStream(1)));
    }
    expect(state).toMatchObject({ seatToAct: 2, lying: [], passed: [] });
  });
});

test('random legal play always ends and pays out the stakes less the fee', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const stream = simulationStream(seed);
      let state = expectLegal(tienLenEngine.open(tienLenHouse, { perCardMinor: 7n }));
      for (let step = 0; state.phase !== 'settled'; step += 1) {
        const legal = tienLenEngine.legalActions(state);
        const action = legal[uniform(stream, legal.length)] ?? expect.fail('nothing is legal');
        state = expectLegal(tienLenEngine.act(state, action, stream));
        expect(step).toBeLessThan(400);
      }
      const losses = state.payoutMinor
        .map((amount) => 26n * 7n - amount)
        .filter((amount) => amount > 0n)
        .reduce((sum, amount) => sum + amount, 0n);
      const feeMinor = (losses * 5n) / 100n;
      expect(state.returnMinor).toBe(state.stakeMinor - feeMinor);
    }),
    { numRuns: 60 },
  );
});
