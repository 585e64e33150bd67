import { describe, expect, it } from 'vitest';
import type { ScoreFacts } from '../facts.ts';
import type { Market } from '../market.ts';
import { legState } from './leg-outcome.ts';
import { settleOnScore } from './score-markets.ts';

const settle = (market: Market, selection: string, facts: Omit<ScoreFacts, 'kind'>): string =>
  legState(settleOnScore(market, selection, { kind: 'score', ...facts }));

const total = (period: 'FT' | '1H', line: number): Market => ({ type: 'OU', period, line });

// Expected states: sports-and-games.md section 5.
describe('a match that was not finished', () => {
  const inFirstHalf = { outcome: 'ABANDONED', scoreAtStop: [1, 1] } as const;
  const inSecondHalf = {
    outcome: 'ABANDONED',
    halfTime: [0, 0],
    scoreAtStop: [3, 0],
    isFirstHalfComplete: true,
  } as const;

  it.each([
    ['a total of the running first half that is exceeded', total('1H', 6), 'OVER', 'WIN'],
    ['one that is not', total('1H', 10), 'UNDER', 'VOID'],
    ['both teams having scored in it', { type: 'BTTS', period: '1H' } as const, 'NO', 'LOSE'],
  ])('stopped in the first half settles %s', (_, market, selection, state) => {
    expect(settle(market, selection, inFirstHalf)).toBe(state);
  });

  it.each([
    ['first-half totals on the first half', total('1H', 2), 'OVER', 'LOSE'],
    ['whole totals on the goals so far', total('FT', 10), 'OVER', 'WIN'],
    ['a handicap at any margin not at all', { type: 'AH', period: 'FT', line: -2 }, 'HOME', 'VOID'],
    ['the result at any margin not at all', { type: '1X2', period: 'FT' }, '1', 'VOID'],
  ] as const)('stopped in the second half settles %s', (_, market, selection, state) => {
    expect(settle(market, selection, inSecondHalf)).toBe(state);
  });
});

// Expected states: sports-and-games.md 5, walkover, and section 7: the side awarded the match wins
// its winner market; what was not played to its end is void unless already decided.
describe('a match that a side gave up after its start', () => {
  const givenUp = {
    outcome: 'FORFEIT_AFTER_START',
    fullTime: [3, 0],
    scoreAtStop: [0, 1],
    awardedTo: 'HOME',
  } as const;

  it('is won by the side that it was awarded to, whatever the score', () => {
    const market: Market = { type: 'MONEYLINE' };
    expect(['HOME', 'AWAY'].map((side) => settle(market, side, givenUp))).toEqual(['WIN', 'LOSE']);
    const { awardedTo: _, ...undecided } = givenUp;
    expect(settle(market, 'HOME', undecided)).toBe('VOID');
  });

  it('settles nothing else on a score that was written for the award', () => {
    expect(settle({ type: '1X2', period: 'FT' }, '1', givenUp)).toBe('VOID');
    expect(settle(total('FT', 10), 'OVER', givenUp)).toBe('VOID');
    expect(settle(total('FT', 2), 'OVER', givenUp)).toBe('WIN');
  });
});
