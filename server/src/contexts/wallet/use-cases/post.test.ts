import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { buildTransfer, cashOf, fund } from '../../../../test/factories/wallet.ts';
import { balanceOf, post } from '../index.ts';
import { postTogether } from './post.ts';

const { inUnit } = testDatabase();

async function available(name: string): Promise<bigint> {
  const balance = await inUnit((ctx) => balanceOf(ctx, { account: cashOf(name), currency: 'USD' }));
  return balance.availableMinor;
}

describe('post', () => {
  it('refuses what the account cannot pay and leaves it untouched', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('poor'), 99n));
    const outcomes = await inUnit((ctx) => post(ctx, [buildTransfer({ from: cashOf('poor') })]));
    expect(outcomes).toEqual([{ ok: false, code: 'insufficient_balance' }]);
    expect(await available('poor')).toBe(99n);
  });

  it('R109 pays a debt once, whoever pays it and however long ago', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('debtor'), 1000n));
    const debt = 'round:r1:stake';
    const from = cashOf('debtor');
    const first = await inUnit((ctx) => post(ctx, [buildTransfer({ from, debt })]));
    const again = await inUnit((ctx) =>
      post(ctx, [buildTransfer({ from, debt, to: 'house:other', type: 'adjustment' })]),
    );
    expect(first[0]?.ok).toBe(true);
    expect(again).toEqual([{ ok: false, code: 'debt_already_paid' }]);
    expect(await available('debtor')).toBe(900n);
  });

  it('R109 lets one of three racing payers of a debt win', async () => {
    const debt = 'prize:p1';
    const pay = (payer: string) =>
      inUnit((ctx) =>
        post(ctx, [
          buildTransfer({ debt, from: `house:${payer}`, to: cashOf('winner'), type: 'win' }),
        ]),
      );
    const outcomes = await Promise.all(['job', 'repair', 'operator'].map(pay));
    expect(outcomes.flat().filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(await available('winner')).toBe(100n);
  });

  it('decides in input order and lets a refused stake change nothing for the next', async () => {
    const from = cashOf('order');
    await inUnit((ctx) => fund(ctx, from, 1000n));
    const outcomes = await inUnit((ctx) =>
      post(
        ctx,
        [600n, 500n, 400n, 1n].map((amountMinor) => buildTransfer({ from, amountMinor })),
      ),
    );
    expect(
      outcomes.map((outcome) => (outcome.ok ? outcome.balanceAfterMinor : outcome.code)),
    ).toEqual([400n, 'insufficient_balance', 0n, 'insufficient_balance']);
  });

  it('spends in a batch what an earlier transfer of it brought in', async () => {
    const outcomes = await inUnit((ctx) =>
      post(ctx, [
        buildTransfer({ from: 'house:games:wins', to: cashOf('chain'), amountMinor: 50n }),
        buildTransfer({ from: cashOf('chain'), to: cashOf('chained'), amountMinor: 30n }),
        buildTransfer({ from: cashOf('chained'), amountMinor: 31n }),
      ]),
    );
    expect(outcomes.map((outcome) => outcome.ok)).toEqual([true, true, false]);
    expect(await available('chain')).toBe(20n);
    expect(await available('chained')).toBe(30n);
  });

  it('posts a group whole or not at all', async () => {
    const from = cashOf('group');
    await inUnit((ctx) => fund(ctx, from, 150n));
    const [played, broke, last] = await inUnit((ctx) =>
      postTogether(ctx, [
        [
          buildTransfer({ from, amountMinor: 100n }),
          buildTransfer({ from: 'house:games:wins', to: from, amountMinor: 40n, type: 'win' }),
        ],
        [buildTransfer({ from, amountMinor: 60n }), buildTransfer({ from, amountMinor: 60n })],
        [buildTransfer({ from, amountMinor: 90n })],
      ]),
    );
    expect(played?.ok).toBe(true);
    expect(broke).toEqual({ ok: false, code: 'insufficient_balance', transferIndex: 1 });
    expect(last?.ok).toBe(true);
    expect(await available('group')).toBe(0n);
  });

  it('takes an entry back after a group that could not, and only once', async () => {
    const from = cashOf('repaid');
    await inUnit((ctx) => fund(ctx, from, 100n));
    const [stake] = await inUnit((ctx) => post(ctx, [buildTransfer({ from })]));
    const back = () =>
      buildTransfer({
        type: 'reversal',
        from: 'house:games:stakes',
        to: from,
        reverses: stake?.ok === true ? stake.entryId : '',
      });
    const outcomes = await inUnit((ctx) =>
      postTogether(ctx, [
        [back(), buildTransfer({ from: cashOf('penniless') })],
        [back()],
        [back()],
      ]),
    );
    expect(outcomes).toMatchObject([
      { ok: false, code: 'insufficient_balance', transferIndex: 1 },
      { ok: true },
      { ok: false, code: 'debt_already_paid' },
    ]);
    expect(await available('repaid')).toBe(100n);
  });

  it('refuses to mix trial money with a real account (R35)', async () => {
    const mixed = buildTransfer({ from: 'visitor:v1:fun', currency: 'USD' });
    await expect(inUnit((ctx) => post(ctx, [mixed]))).rejects.toThrow(/mixes trial money/u);
    const reverseMixed = buildTransfer({ from: cashOf('real'), currency: 'FUN' });
    await expect(inUnit((ctx) => post(ctx, [reverseMixed]))).rejects.toThrow(/mixes trial money/u);
  });

  it('R102 keeps a member at or above zero when 40 stakes race for 10', async () => {
    const from = cashOf('racer');
    await inUnit((ctx) => fund(ctx, from, 1000n));
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () => inUnit((ctx) => post(ctx, [buildTransfer({ from })]))),
    );
    expect(outcomes.flat().filter((outcome) => outcome.ok)).toHaveLength(10);
    expect(await available('racer')).toBe(0n);
  });

  it('R113 survives batches that name the same accounts crosswise', async () => {
    const names = ['x1', 'x2', 'x3', 'x4'].map(cashOf);
    await inUnit(async (ctx) => {
      for (const account of names) {
        await fund(ctx, account, 10_000n);
      }
    });
    const swaps = (list: readonly string[]) =>
      list.map((from, index) =>
        buildTransfer({ from, to: list[(index + 1) % list.length] ?? from, amountMinor: 7n }),
      );
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, round) =>
        inUnit((ctx) => post(ctx, swaps(round % 2 === 0 ? names : names.toReversed()))),
      ),
    );
    expect(outcomes.flat().every((outcome) => outcome.ok)).toBe(true);
  });

  it('posts nothing when the unit around it fails', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('undone'), 500n));
    await expect(
      inUnit(async (ctx) => {
        await post(ctx, [buildTransfer({ from: cashOf('undone') })]);
        throw new Error('after the posting');
      }),
    ).rejects.toThrow('after the posting');
    expect(await available('undone')).toBe(500n);
  });
});
