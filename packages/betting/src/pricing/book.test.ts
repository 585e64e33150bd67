import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../facts.ts';
import type { Score } from '../market.ts';
import { priceOfThousandths } from '../odds/price.ts';
import { settleLeg } from '../settle/leg.ts';
import { priceBook, priceLiveBook, type PricedMarket } from './book.ts';
import { cellAt, goalGrid } from './grid.ts';
import { livePricing } from './in-play.ts';
import { expectationFromLines, expectationFromResult, houseRho } from './infer.ts';
import { handicapWeights, resultProbabilities, totalWeights } from './probabilities.ts';
import { bookFaults } from './publish-check.ts';

const expectations = fc.record({
  home: fc.double({ min: 0.3, max: 3.5, noNaN: true }),
  away: fc.double({ min: 0.3, max: 3.5, noNaN: true }),
});

/**
 * Expected return of one unit on each priced selection of the full-time markets, by the real
 * settler.
 */
function expectedReturns(
  book: readonly PricedMarket[],
  probability: (score: Score) => number,
): number[] {
  const scores = Array.from({ length: 15 * 15 }, (_, i): Score => [Math.floor(i / 15), i % 15]);
  return book.flatMap(({ market, selections }) =>
    'period' in market && market.period === 'FT'
      ? selections.flatMap(({ selection, thousandths }) => {
          if (thousandths === undefined) {
            return [];
          }
          const price = priceOfThousandths(BigInt(thousandths));
          const side =
            market.type === 'AH' && selection === 'AWAY'
              ? { ...market, line: 0 - market.line }
              : market;
          return scores.reduce((sum, fullTime) => {
            const facts: Facts = { kind: 'score', outcome: 'FINISHED', fullTime };
            const { win, refund, of } = settleLeg(
              { eventId: 'M', market: side, selection, price },
              facts,
            );
            const back = (Number(win) * thousandths) / 1000 + Number(refund);
            return sum + (probability(fullTime) * back) / Number(of);
          }, 0);
        })
      : [],
  );
}

describe('priceBook', () => {
  it('has no faults for any expectations', () => {
    fc.assert(
      fc.property(expectations, (expected) => {
        expect(bookFaults(priceBook({ expected }))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('offers no arbitrage: every price returns less than its stake under the one model', () => {
    // One measure under which every selection loses on average rules out any sure win, single or
    // combined.
    fc.assert(
      fc.property(expectations, (expected) => {
        const grid = goalGrid(expected, houseRho);
        const returns = expectedReturns(priceBook({ expected }), (score) => cellAt(grid, score));
        expect(Math.max(...returns)).toBeLessThan(1);
      }),
      { numRuns: 5 },
    );
  });

  it('keeps its prices in line with how the markets settle: more margin, lower return', () => {
    const expected = { home: 1.6, away: 1.1 };
    const grid = goalGrid(expected, houseRho);
    const at = (extraMargin: number): number[] =>
      expectedReturns(priceBook({ expected, extraMargin }), (score) => cellAt(grid, score));
    const [plain, loaded] = [at(0), at(0.03)];
    const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
    expect(mean(loaded)).toBeLessThan(mean(plain));
    expect(mean(plain)).toBeGreaterThan(0.75);
  });

  it('prices a live book around the score without faults', () => {
    const state = livePricing(
      { home: 1.5, away: 1.2 },
      { minute: 60, score: [2, 1], redCards: [0, 1] },
    );
    const book = priceLiveBook(state);
    expect(bookFaults(book)).toEqual([]);
    const over = book.find(({ market }) => market.type === 'OU');
    expect(over?.market).toMatchObject({ period: 'FT' });
  });

  it('names the fault of a book that jumped', () => {
    const before = priceBook({ expected: { home: 1.5, away: 1.1 } });
    const after = priceBook({ expected: { home: 0.5, away: 2.9 } });
    expect(bookFaults(after, before)).toEqual(['price_jumped']);
  });
});

describe('expectations from prices', () => {
  it('come back from fair 1X2 and line odds', () => {
    fc.assert(
      fc.property(expectations, (expected) => {
        const state = { grid: goalGrid(expected, houseRho), score: [0, 0] as const };
        const result = resultProbabilities(state);
        const fromResult = expectationFromResult([1 / result['1'], 1 / result.X, 1 / result['2']]);
        const odds = (line: 'AH' | 'OU'): [number, number] => {
          const { win, lose } = line === 'AH' ? handicapWeights(state, 0) : totalWeights(state, 10);
          return [(win + lose) / win, (win + lose) / lose];
        };
        const fromLines = expectationFromLines(
          { line: 0, odds: odds('AH') },
          { line: 10, odds: odds('OU') },
        );
        for (const found of [fromResult, fromLines]) {
          expect(found.home).toBeCloseTo(expected.home, 5);
          expect(found.away).toBeCloseTo(expected.away, 5);
        }
      }),
      { numRuns: 25 },
    );
  });
});
