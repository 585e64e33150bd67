import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { buildTransfer, cashOf, fund } from '../../../../test/factories/wallet.ts';
import { post } from '../index.ts';
import { readStatementEnds } from './read-statement-ends.ts';
import { readStatementTotals } from './read-statement-totals.ts';

const test = testDatabase();
const { inUnit, clock } = test;

describe('readStatementEnds', () => {
  it('is zero on an account that nothing touched, and before its first line', async () => {
    const account = cashOf('untouched-ends');
    const query = { account, currency: 'USD' } as const;
    const nothing = { openingMinor: 0n, closingMinor: 0n };
    expect(await inUnit((ctx) => readStatementEnds(ctx, query))).toEqual(nothing);
    await inUnit((ctx) => fund(ctx, account, 1000n));
    const to = clock.now();
    expect(await inUnit((ctx) => readStatementEnds(ctx, { ...query, to }))).toEqual(nothing);
  });

  it('differs by what came in and went out, in every time and over the end of a month', async () => {
    const account = cashOf('ends');
    const moments = [clock.now()];
    for (const amountMinor of [500n, 20n, 30n, 125n]) {
      await inUnit(async (ctx) => {
        await (amountMinor === 500n
          ? fund(ctx, account, amountMinor)
          : post(ctx, [buildTransfer({ from: account, amountMinor })]));
      });
      clock.advance({ hours: 24 * 12 });
      moments.push(clock.now());
    }
    const places = fc.tuple(fc.nat(moments.length - 1), fc.nat(moments.length - 1));
    await fc.assert(
      fc.asyncProperty(places, async ([one, other]) => {
        const [from, to] = [moments[Math.min(one, other)], moments[Math.max(one, other)]];
        const query = { account, currency: 'USD', from, to } as const;
        const ends = await inUnit((ctx) => readStatementEnds(ctx, query));
        const sums = await inUnit((ctx) => readStatementTotals(ctx, query));
        expect(ends.openingMinor + sums.inMinor - sums.outMinor).toBe(ends.closingMinor);
      }),
      { numRuns: 20 },
    );
  });
});
