import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventOutcome, Finish } from '../facts.ts';
import { parseFacts } from '../parse/parse-facts.ts';
import type { Market } from '../market.ts';
import { settleOnField } from './field-markets.ts';
import { legState, LOSE, VOID, type LegOutcome } from './leg-outcome.ts';

const outright: Market = { type: 'OUTRIGHT' };
const topThree: Market = { type: 'TOP_N', places: 3 };

function settle(
  market: Market,
  competitor: string,
  event: { readonly positions: object; readonly outcome?: EventOutcome },
): LegOutcome {
  const finishes = new Map(Object.entries(event.positions) as [string, Finish][]);
  const outcome = event.outcome ?? 'FINISHED';
  return settleOnField(market, competitor, { kind: 'field', outcome, finishes });
}

// Expected states: the sentences of sports-and-games.md section 6, and section 5 for events that
// were not finished.
describe('settleOnField', () => {
  const finishers = { A: 1, B: 2, C: 'DNF', D: 'NS' };

  it.each([
    ['the winner', 'A', 'WIN', 'WIN'],
    ['a placed runner', 'B', 'LOSE', 'WIN'],
    ['a starter that retired', 'C', 'LOSE', 'LOSE'],
    ['a declared non-starter', 'D', 'VOID', 'VOID'],
    ['a runner that the finishers leave out', 'E', 'LOSE', 'LOSE'],
  ])('settles %s', (_, competitor, winOutcome, placeOutcome) => {
    const found = [outright, topThree].map((market) =>
      legState(settle(market, competitor, { positions: finishers })),
    );
    expect(found).toEqual([winOutcome, placeOutcome]);
  });

  it.each(['ABANDONED', 'FORFEIT_AFTER_START'] as const)('settles nothing when %s', (outcome) => {
    const states = ['A', 'C', 'D', 'E'].map((competitor) =>
      legState(settle(outright, competitor, { positions: finishers, outcome })),
    );
    expect(new Set(states)).toEqual(new Set(['VOID']));
  });

  it('settles nothing on a result without a single name', () => {
    expect(settle(outright, 'A', { positions: {} })).toBe(VOID);
  });

  it('counts a tie across the last paid place once, whoever is left out', () => {
    const positions = { A: 1, B: 2, C: 3, D: 3, E: 3 };
    expect(settle(topThree, 'C', { positions })).toEqual({ win: 1n, refund: 0n, of: 3n });
    expect(settle({ type: 'TOP_N', places: 4 }, 'C', { positions })).toEqual({
      win: 2n,
      refund: 0n,
      of: 3n,
    });
    expect(settle(topThree, 'F', { positions })).toBe(LOSE);
  });

  it('pays as many places as there are, over a field with one bet on each runner', () => {
    const ranks = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(ranks, fc.integer({ min: 1, max: 8 }), (scores, places) => {
        // Standard competition ranking: one more than the number of runners that did better.
        const finishes = scores.map((score) => 1 + scores.filter((other) => other < score).length);
        const positions = Object.fromEntries(finishes.map((place, index) => [`R${index}`, place]));
        const wins = finishes.map((_, index) => {
          const { win, of } = settle({ type: 'TOP_N', places }, `R${index}`, { positions });
          return Number(win) / Number(of);
        });
        const paid = wins.reduce((sum, win) => sum + win, 0);
        expect(paid).toBeCloseTo(Math.min(places, scores.length), 9);
      }),
    );
  });

  it('reads non-starters and retired runners from the wire', () => {
    const event = { status: 'FINISHED', positions: { A: 1, B: 'NS', C: 'DNF' } };
    expect(parseFacts(event)).toMatchObject({
      finishes: new Map<string, Finish>([
        ['A', 1],
        ['B', 'NS'],
        ['C', 'DNF'],
      ]),
    });
    expect(parseFacts({ status: 'FINISHED', positions: { A: 'DSQ' } })).toBeUndefined();
  });
});
