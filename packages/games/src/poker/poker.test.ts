import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { parseCard, type Card } from '../cards/card.ts';
import { simulationStream } from '../testing/xoshiro.ts';
import { deal } from '../stream.ts';
import { fullDeck } from '../cards/card.ts';
import { eachCombination, fiveCardCounts, headsUpEquity, sevenCardCounts } from './enumerate.ts';
import { categoryOfValue, evaluateCards, evaluateSeven } from './evaluate.ts';

function cards(text: string): Card[] {
  const names = text.match(/../gu) ?? [];
  return names.map((name) => parseCard(name) ?? expect.fail(`${name} is no card`));
}

describe('all hands (sports-and-games.md 37)', () => {
  test('2,598,960 five-card hands have the published categories and 7,462 values', () => {
    const { counts, distinctValues } = fiveCardCounts();
    expect(counts).toEqual(games.holdem.fiveCardCounts);
    expect(distinctValues).toBe(games.holdem.distinctFiveCardValues);
  });

  test('133,784,560 seven-card hands have the published categories and 4,824 values', () => {
    const { counts, distinctValues } = sevenCardCounts();
    expect(counts).toEqual(games.holdem.sevenCardCounts);
    expect(distinctValues).toBe(games.holdem.distinctSevenCardValues);
  });
});

const { note: _note, ...matches } = games.holdem.headsUpAllIn_boards1712304;

test.each(Object.entries(matches))('%s over all boards', (match, expected) => {
  const [first = '', second = ''] = match.split(' v ');
  const equity = headsUpEquity(cards(first), cards(second));
  expect([equity.first, equity.second, equity.ties]).toEqual(expected);
});

test('seven cards are worth the best of their 21 fives', () => {
  const stream = simulationStream(71);
  for (let round = 0; round < 2_000; round += 1) {
    const hand = deal(stream, fullDeck, 7);
    let best = 0;
    eachCombination(7, 5, (indexes) => {
      best = Math.max(best, evaluateCards(indexes.map((index) => hand[index] ?? 0)));
    });
    expect(evaluateSeven(hand)).toBe(best);
    expect(evaluateCards(hand)).toBe(best);
  }
});

// Strongest first.
const ladder = [
  ['AsKsQsJsTs2d3d', 'royalFlush'],
  ['9sKsQsJsTs2d3d', 'straightFlush'],
  ['As2s3s4s5sKdKh', 'straightFlush'],
  ['9s9d9h9cAs2d3d', 'quads'],
  ['9s9d9h9cKs2d3d', 'quads'],
  ['9s9d9hTsTdAcKc', 'fullHouse'],
  ['9s9d9h8s8d8cKc', 'fullHouse'],
  ['AsJs9s4s2sKdKh', 'flush'],
  ['AsJs9s4s3h5d2h', 'straight'],
  ['9s9d9hAcKc2d3d', 'trips'],
  ['AsAd3s3d9c9hKc', 'twoPair'],
  ['AsAd3s3d8c8hKc', 'twoPair'],
  ['AsAd3s4d8cQhKc', 'pair'],
  ['As2d4s5d8cQhKc', 'highCard'],
] as const;

test('each hand of the ladder beats the next and has its name', () => {
  const values = ladder.map(([hand]) => evaluateSeven(cards(hand)));
  expect(values).toEqual(values.toSorted((left, right) => right - left));
  expect(new Set(values).size).toBe(ladder.length);
  expect(values.map(categoryOfValue)).toEqual(ladder.map(([, category]) => category));
});
