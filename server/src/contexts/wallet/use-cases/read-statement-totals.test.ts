import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { buildTransfer, cashOf, fund } from '../../../../test/factories/wallet.ts';
import { planOf } from '../../../../test/plan.ts';
import { post } from '../index.ts';
import { readStatementTotals } from './read-statement-totals.ts';

const test = testDatabase();
const { inUnit, clock } = test;

describe('readStatementTotals', () => {
  it('sums what came in and what went out, in the time and of the type that is asked for', async () => {
    const account = cashOf('summed');
    await inUnit((ctx) => fund(ctx, account, 1000n));
    clock.advance({ hours: 1 });
    const later = clock.now();
    for (const amountMinor of [100n, 250n]) {
      await inUnit((ctx) => post(ctx, [buildTransfer({ from: account, amountMinor })]));
    }
    const read = (query: object) =>
      inUnit((ctx) => readStatementTotals(ctx, { account, currency: 'USD', ...query }));
    expect(await read({})).toEqual({ lineCount: 3n, inMinor: 1000n, outMinor: 350n });
    expect(await read({ from: later })).toEqual({ lineCount: 2n, inMinor: 0n, outMinor: 350n });
    expect(await read({ to: later })).toEqual({ lineCount: 1n, inMinor: 1000n, outMinor: 0n });
    expect(await read({ type: 'stake' })).toEqual({ lineCount: 2n, inMinor: 0n, outMinor: 350n });
    expect(await read({ type: 'no_such' })).toEqual({ lineCount: 0n, inMinor: 0n, outMinor: 0n });
  });

  it('has zeros for an account that nothing touched', async () => {
    const query = { account: cashOf('untouched'), currency: 'USD' } as const;
    expect(await inUnit((ctx) => readStatementTotals(ctx, query))).toEqual({
      lineCount: 0n,
      inMinor: 0n,
      outMinor: 0n,
    });
  });

  it('reads no other account, whatever it sums', async () => {
    const plan = await planOf(
      test.database().pool,
      `select sum(amount_minor) from lines where account_id = 1 and balance_after_minor is not null
       and posted_at >= '2026-03-01' and posted_at < '2026-03-08'`,
    );
    expect(plan).not.toMatch(/lines_2026_0[124-9]/u);
  });
});
