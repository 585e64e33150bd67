import { add, compare, multiply, rational, zero, type Rational } from '@portal/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOfThousandths } from '../odds/price.ts';
import { debitOf } from '../slip/debit.ts';
import type { Leg, Slip } from '../slip/slip.ts';
import {
  HALF_LOSE,
  HALF_WIN,
  LOSE,
  multiplier,
  VOID,
  WIN,
  type LegOutcome,
} from './leg-outcome.ts';
import { revise, type SettlementChange } from './revision.ts';
import { settleOutcomes } from './slip.ts';

const outcomes = fc.constantFrom(WIN, LOSE, VOID, HALF_WIN, HALF_LOSE, {
  win: 1n,
  refund: 0n,
  of: 3n,
} satisfies LegOutcome);
const odds = fc.bigInt({ min: 1_010n, max: 60_000n });
const stakes = fc.bigInt({ min: 1n, max: 10n ** 9n });
const pairs = fc.tuple(odds, outcomes);
const manyPairs = fc.array(pairs, { minLength: 2, maxLength: 8 });

function leg(thousandths: bigint, index = 0): Leg {
  const market = { type: '1X2', period: 'FT' } as const;
  return { eventId: `E${index}`, market, selection: '1', price: priceOfThousandths(thousandths) };
}

function accumulator(stakeMinor: bigint, prices: readonly bigint[]): Slip {
  return { type: 'ACC', stakeMinor, legs: prices.map(leg) };
}

function returned(slip: Slip, results: readonly LegOutcome[]): bigint {
  return settleOutcomes(slip, results).returnedMinor;
}

describe('settleOutcomes', () => {
  it('settles a parlay of one like the single', () => {
    fc.assert(
      fc.property(stakes, pairs, (stake, [price, outcome]) => {
        const single: Slip = {
          type: 'SINGLE',
          stakeMode: 'RISK',
          typedMinor: stake,
          legs: [leg(price)],
        };
        expect(returned(single, [outcome])).toBe(returned(accumulator(stake, [price]), [outcome]));
      }),
    );
  });

  it('counts a void leg as odds of one', () => {
    fc.assert(
      fc.property(stakes, manyPairs, odds, (stake, legs, voidPrice) => {
        const prices = legs.map(([price]) => price);
        const results = legs.map(([, outcome]) => outcome);
        expect(returned(accumulator(stake, [...prices, voidPrice]), [...results, VOID])).toBe(
          returned(accumulator(stake, prices), results),
        );
      }),
    );
  });

  it('gives the same whatever the order of the legs', () => {
    fc.assert(
      fc.property(stakes, manyPairs, (stake, legs) => {
        const settle = (order: readonly (readonly [bigint, LegOutcome])[]): bigint =>
          returned(
            accumulator(
              stake,
              order.map(([price]) => price),
            ),
            order.map(([, outcome]) => outcome),
          );
        expect(settle(legs.toReversed())).toBe(settle(legs));
      }),
    );
  });

  it('never returns less for better odds', () => {
    fc.assert(
      fc.property(
        stakes,
        manyPairs,
        fc.bigInt({ min: 1n, max: 5_000n }),
        (stake, legs, increase) => {
          const results = legs.map(([, outcome]) => outcome);
          const prices = legs.map(([price]) => price);
          const better = prices.map((price, index) => (index === 0 ? price + increase : price));
          expect(returned(accumulator(stake, better), results)).toBeGreaterThanOrEqual(
            returned(accumulator(stake, prices), results),
          );
        },
      ),
    );
  });

  it('gives a quarter leg of a parlay the mean of its two half-line parlays', () => {
    fc.assert(
      fc.property(stakes, manyPairs, odds, (stake, legs, price) => {
        const prices = [...legs.map(([legPrice]) => legPrice), price];
        const exact = (last: LegOutcome): Rational =>
          settleOutcomes(accumulator(stake, prices), [...legs.map(([, outcome]) => outcome), last])
            .exactReturnMinor;
        const mean = multiply(add(exact(WIN), exact(VOID)), rational(1n, 2n));
        expect(exact(HALF_WIN)).toEqual(mean);
      }),
    );
  });

  it('conserves the stake: everything void returns exactly what was debited', () => {
    fc.assert(
      fc.property(stakes, fc.array(odds, { minLength: 3, maxLength: 8 }), (stake, prices) => {
        const legs = prices.map(leg);
        const foldSizes = legs.map((_, index) => index + 1);
        const slip: Slip = { type: 'SYSTEM', unitStakeMinor: stake, foldSizes, legs };
        const settled = settleOutcomes(
          slip,
          legs.map(() => VOID),
        );
        expect(settled.returnedMinor).toBe(debitOf(slip));
        expect(settled.lines).toBe(2 ** legs.length - 1);
      }),
    );
  });

  it('sums a system exactly as its lines one by one', () => {
    fc.assert(
      fc.property(stakes, manyPairs, fc.integer({ min: 1, max: 8 }), (stake, legs, size) => {
        fc.pre(size <= legs.length);
        const slip: Slip = {
          type: 'SYSTEM',
          unitStakeMinor: stake,
          foldSizes: [size],
          legs: legs.map(([price], index) => leg(price, index)),
        };
        const terms = legs.map(([price, outcome]) => multiplier(outcome, rational(price, 1000n)));
        const lines = foldsOf(terms, size).map((fold) => fold.reduce(multiply, rational(stake)));
        const found = settleOutcomes(
          slip,
          legs.map(([, outcome]) => outcome),
        );
        expect(compare(found.exactReturnMinor, lines.reduce(add, zero))).toBe(0);
        expect(found.lines).toBe(lines.length);
      }),
    );
  });
});

function foldsOf<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) {
    return [[]];
  }
  return items.flatMap((item, index) =>
    foldsOf(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

describe('revise', () => {
  it('settles twice as once, and its differences sum to the last result', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1 }), (results) => {
        const versions: SettlementChange[] = [];
        for (const result of results.flatMap((value) => [value, value])) {
          versions.push(...[revise(versions, result)].filter((change) => change !== undefined));
        }
        const paid = versions.reduce((sum, { differenceMinor }) => sum + differenceMinor, 0n);
        expect(paid).toBe(results.at(-1));
      }),
    );
  });
});
