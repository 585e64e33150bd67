import { toNumber } from '@portal/money';
import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { parseCard } from '../cards/card.ts';
import { blackjackHouse, blackjackHouseChart } from '../data/blackjack.ts';
import { expectLegal } from '../engine.ts';
import { simulationStream } from '../testing/xoshiro.ts';
import type { RandomStream } from '../stream.ts';
import { blackjackEngine } from './engine.ts';
import {
  blackjackChartEdge,
  dealerDistribution,
  insuranceEdge,
  naturalProbability,
} from './finite-deck.ts';
import { blackjackOptimalEdge } from './infinite-deck.ts';
import type { BlackjackAction, BlackjackState } from './state.ts';

const known = games.blackjack;

describe('exact figures (sports-and-games.md 26)', () => {
  test('the house chart loses 0.459936 percent with six decks and 0.487675 with eight', () => {
    const edge = (decks: number): number =>
      blackjackChartEdge({ ...blackjackHouse, decks }, blackjackHouseChart);
    expect(edge(6)).toBeCloseTo(known.exact.houseEdge, 8);
    expect(edge(8)).toBeCloseTo(-known.otherExact['8decks_sameRules_EV'], 8);
  });

  const infinite = { ...blackjackHouse, maxHands: 4 };
  test.each([
    ['infiniteDeck_S17_DAS_split4_acesOnce', infinite, 12],
    ['infiniteDeck_split2', { ...infinite, maxHands: 2 }, 8],
    ['infiniteDeck_split3', { ...infinite, maxHands: 3 }, 8],
    ['infiniteDeck_H17_split4', { ...infinite, dealerHitsSoft17: true }, 8],
    ['infiniteDeck_noDAS_split2', { ...infinite, maxHands: 2, canDoubleAfterSplit: false }, 8],
    ['infiniteDeck_lateSurrender_split4', { ...infinite, canSurrender: true }, 8],
    ['infiniteDeck_6to5_split4', { ...infinite, naturalPays: '1.2' }, 8],
  ] as const)('%s with optimal play', (name, rules, digits) => {
    expect(blackjackOptimalEdge(rules)).toBeCloseTo(-known.otherExact[name], digits);
  });

  test('naturals and insurance', () => {
    expect(naturalProbability(6)).toEqual({ numerator: 192n, denominator: 4_043n });
    expect(insuranceEdge(6)).toEqual({ numerator: 23n, denominator: 311n });
    expect(toNumber(insuranceEdge(8))).toBeCloseTo(known.exact.insuranceHouseEdge_8decks, 9);
  });

  test.each([
    [1, known.dealerFinal_unconditioned['1deck']],
    [6, known.dealerFinal_unconditioned['6decks']],
  ])('the dealer from %i decks ends as published', (decks, rows) => {
    for (const [upcard, row] of Object.entries(rows)) {
      const { totals, bust, natural } = dealerDistribution(
        { ...blackjackHouse, decks },
        Number(upcard),
      );
      const named: Readonly<Record<string, number>> = row;
      const printed = [17, 18, 19, 20, 21].map((total) => named[total] ?? 0);
      totals.forEach((chance, index) => expect(chance).toBeCloseTo(printed[index] ?? 0, 8));
      expect(bust).toBeCloseTo(row.bust, 8);
      expect(natural).toBeCloseTo(named['blackjack'] ?? 0, 8);
    }
  });
});

/** Draws the named cards from the shoe, whatever is left of it. */
function stacked(design: typeof blackjackHouse, names: string): RandomStream {
  const left = Array.from({ length: 52 }, () => design.decks);
  const words = names.split(' ').map((name) => {
    const card = parseCard(name) ?? expect.fail(`${name} is no card`);
    const position = left.slice(0, card).reduce((sum, count) => sum + count, 0);
    left[card] = (left[card] ?? 0) - 1;
    return position;
  });
  return { nextUint32: () => words.shift() ?? expect.fail('more cards are drawn than stacked') };
}

interface ScriptedRound {
  readonly cards: string;
  readonly moves: string;
  readonly stakeMinor?: bigint;
  readonly design?: typeof blackjackHouse;
}

function play({
  cards,
  moves,
  stakeMinor = 100n,
  design = blackjackHouse,
}: ScriptedRound): BlackjackState {
  const stream = stacked(design, cards);
  let state = expectLegal(blackjackEngine.open(design, { stakeMinor }));
  for (const kind of moves.split(' ') as BlackjackAction['kind'][]) {
    state = expectLegal(blackjackEngine.act(state, { kind }, stream));
  }
  return state;
}

// Cards in the order dealt: player, dealer up, player, dealer hole, then as drawn.
const rounds: [string, ScriptedRound, bigint, bigint][] = [
  ['a natural pays three to two', { cards: 'As 9d Ks 9c', moves: 'deal' }, 100n, 250n],
  ['two naturals push', { cards: 'As Td Ks Ac', moves: 'deal' }, 100n, 100n],
  [
    'a dealer natural under a ten ends the round',
    { cards: '9s Td 9d Ac', moves: 'deal' },
    100n,
    0n,
  ],
  ['insurance pays two to one', { cards: '9s Ad 9d Kc', moves: 'deal insure' }, 150n, 150n],
  [
    'insurance is lost without a natural',
    { cards: '9s Ad 9d 7c', moves: 'deal insure stand' },
    150n,
    100n,
  ],
  ['a declined insurance costs nothing', { cards: '9s Ad 9d Kc', moves: 'deal decline' }, 100n, 0n],
  ['a bust ends before the dealer draws', { cards: 'Ts 6d 6s Tc Kd', moves: 'deal hit' }, 100n, 0n],
  ['the dealer stands on a soft 17', { cards: 'Ts 6d 8s Ac', moves: 'deal stand' }, 100n, 200n],
  ['equal totals push', { cards: 'Ts 9d 9s Tc', moves: 'deal stand' }, 100n, 100n],
  [
    'a double stakes the bet once more',
    { cards: '5s 6d 6s Tc Td Kd', moves: 'deal double' },
    200n,
    400n,
  ],
  [
    'each split hand is settled on its own',
    { cards: '8s 6d 8d Tc 3h 2h Kd 3c', moves: 'deal split stand hit stand' },
    200n,
    200n,
  ],
  [
    'split aces get one card each and no natural',
    { cards: 'As 6d Ad Tc Kh 9h 5d', moves: 'deal split' },
    200n,
    100n,
  ],
  [
    'an ace counts eleven only once',
    { cards: 'As 7d 5s Tc Ad 2h', moves: 'deal hit hit stand' },
    100n,
    200n,
  ],
  [
    'half of an odd stake is floored for insurance',
    { cards: '9s Ad 9d Kc', moves: 'deal insure', stakeMinor: 5n },
    7n,
    6n,
  ],
];

test.each(rounds)('%s', (_, round, stakeMinor, returnMinor) => {
  const state = play(round);
  expect(state).toMatchObject({ phase: 'settled', stakeMinor, returnMinor });
  expect(blackjackEngine.legalActions(state)).toEqual([]);
});

describe('legal actions', () => {
  const kinds = (round: ScriptedRound): string[] =>
    blackjackEngine.legalActions(play(round)).map(({ kind }) => kind);

  test('insurance is asked first', () => {
    expect(kinds({ cards: '9s Ad 9d 7c', moves: 'deal' })).toEqual(['insure', 'decline']);
  });

  test('a pair may be split once, tens of different rank too', () => {
    expect(kinds({ cards: 'Ks 6d Qd Tc', moves: 'deal' })).toContain('split');
    expect(kinds({ cards: 'Ks 6d Qd Tc Jd 2s', moves: 'deal split' })).not.toContain('split');
  });

  test('doubling needs two cards, and surrender its rule', () => {
    expect(kinds({ cards: '2s 6d 3d Tc 2d', moves: 'deal hit' })).toEqual(['hit', 'stand']);
    const design = { ...blackjackHouse, canSurrender: true };
    expect(kinds({ cards: 'Ts 9d 6d Tc', moves: 'deal', design })).toContain('surrender');
    expect(play({ cards: 'Ts 9d 6d Tc', moves: 'deal surrender', design }).returnMinor).toBe(50n);
  });

  test('anything else is refused', () => {
    const opened = expectLegal(blackjackEngine.open(blackjackHouse, { stakeMinor: 1n }));
    expect(blackjackEngine.act(opened, { kind: 'hit' }, simulationStream(1)).ok).toBe(false);
    expect(blackjackEngine.open(blackjackHouse, { stakeMinor: 0n }).ok).toBe(false);
  });
});
