import { describe, expect, it } from 'vitest';
import { buildTransfer, cashOf, fund } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { lockAndLook, post } from '../index.ts';

const { inUnit } = testDatabase();

const usd = (account: string) => ({ account, currency: 'USD' }) as const;

describe('lockAndLook', () => {
  it('tells balances in the order asked, of new accounts too, and the debts that are paid', async () => {
    const paid = buildTransfer({ from: cashOf('seen'), amountMinor: 300n });
    await inUnit(async (ctx) => {
      await fund(ctx, cashOf('seen'), 1000n);
      await post(ctx, [paid]);
    });
    const accounts = [usd(cashOf('zz-new')), usd(cashOf('seen')), usd(cashOf('seen'))];
    const found = await inUnit((ctx) => lockAndLook(ctx, { accounts, debts: [paid.debt, 'open'] }));
    expect(found.balances.map(({ availableMinor }) => availableMinor)).toEqual([0n, 700n, 700n]);
    expect([...found.paidDebts]).toEqual([paid.debt]);
  });

  it('lets whoever comes second see what the first one did', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('raced'), 1000n));
    const seen = await Promise.all(
      Array.from({ length: 5 }, () =>
        inUnit(async (ctx) => {
          const query = { accounts: [usd(cashOf('raced'))], debts: [] };
          const { balances } = await lockAndLook(ctx, query);
          await post(ctx, [buildTransfer({ from: cashOf('raced') })]);
          return balances[0]?.availableMinor;
        }),
      ),
    );
    expect(new Set(seen)).toEqual(new Set([1000n, 900n, 800n, 700n, 600n]));
  });
});
