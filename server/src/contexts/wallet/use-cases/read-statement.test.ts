import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { buildTransfer, cashOf, fund } from '../../../../test/factories/wallet.ts';
import { post } from '../index.ts';
import { foldDeltas, makeLinePartitions } from '../store-balances.ts';
import { readBalances } from './read-balances.ts';
import { readStatement } from './read-statement.ts';

const { inUnit, clock } = testDatabase();

describe('readStatement', () => {
  it('pages through the lines newest first, each with the balance it left', async () => {
    const account = cashOf('reader');
    await inUnit((ctx) => fund(ctx, account, 1000n));
    for (let round = 1; round <= 5; round += 1) {
      clock.advance({ hours: 1 });
      await inUnit((ctx) =>
        post(ctx, [buildTransfer({ from: account, reference: `round ${round}` })]),
      );
    }
    const page = (cursor?: string) =>
      inUnit((ctx) => readStatement(ctx, { account, currency: 'USD', cursor, limit: 4 }));
    const first = await page();
    const second = await page(first.nextCursor);
    const seen = [...first.lines, ...second.lines];
    expect(seen.map((line) => [line.reference, line.amountMinor, line.balanceAfterMinor])).toEqual([
      ['round 5', -100n, 500n],
      ['round 4', -100n, 600n],
      ['round 3', -100n, 700n],
      ['round 2', -100n, 800n],
      ['round 1', -100n, 900n],
      ['test', 1000n, 1000n],
    ]);
    expect(second.nextCursor).toBeUndefined();
  });

  it('keeps to the asked time, its end excluded', async () => {
    const account = cashOf('timed');
    const start = clock.now();
    await inUnit((ctx) => fund(ctx, account, 1n));
    clock.advance({ days: 40 });
    await inUnit((ctx) => fund(ctx, account, 2n));
    const asked = { account, currency: 'USD', limit: 10 };
    const early = await inUnit((ctx) => readStatement(ctx, { ...asked, to: clock.now() }));
    const late = await inUnit((ctx) =>
      readStatement(ctx, { ...asked, from: start.add({ hours: 1 }) }),
    );
    expect(early.lines.map((line) => line.amountMinor)).toEqual([1n]);
    expect(late.lines.map((line) => line.amountMinor)).toEqual([2n]);
  });

  it('R103 sums house accounts, before and after their deltas are folded', async () => {
    const account = 'house:test:prizes';
    await inUnit((ctx) =>
      post(
        ctx,
        [5n, 7n, 11n].map((amountMinor) =>
          buildTransfer({ from: 'outside:bank', to: account, amountMinor }),
        ),
      ),
    );
    const sum = () => inUnit((ctx) => readBalances(ctx, [{ account, currency: 'USD' }]));
    expect((await sum())[0]?.balanceMinor).toBe(23n);
    expect(await inUnit((ctx) => foldDeltas(ctx.tx, 1000))).toBeGreaterThan(0);
    expect((await sum())[0]?.balanceMinor).toBe(23n);
    expect(await inUnit((ctx) => foldDeltas(ctx.tx, 1000))).toBe(0);
  });

  it('makes months ahead once, acting as the app role', async () => {
    const range = { firstMonth: '2028-01-01', monthCount: 3 };
    expect(await inUnit((ctx) => makeLinePartitions(ctx.tx, range))).toBe(3);
    expect(await inUnit((ctx) => makeLinePartitions(ctx.tx, range))).toBe(0);
  });
});
