import { describe, expect, it } from 'vitest';
import { buildTransfer, cashOf, fund } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { post } from './post.ts';
import { readHouseSums } from './read-house-sums.ts';

const test = testDatabase();

describe('readHouseSums', () => {
  it('sums what entries added to house accounts, by their time and reference', async () => {
    const from = test.clock.now();
    const play = (reference: string) =>
      test.inUnit(async (ctx) => {
        await fund(ctx, cashOf('sums0001'), 300n);
        const stake = { from: cashOf('sums0001'), to: 'house:sums:in', amountMinor: 200n };
        const win = { from: 'house:sums:out', to: cashOf('sums0001'), amountMinor: 50n };
        const entries = [stake, { ...win, type: 'win' as const }];
        await post(
          ctx,
          entries.map((entry) => buildTransfer({ ...entry, reference })),
        );
      });
    await play('proof-one');
    await play('correction');
    test.clock.advance({ hours: 1 });
    await play('proof-two');
    const span = { currency: 'USD', from, to: test.clock.now(), references: '^proof-' } as const;
    const sums = await test.inUnit((ctx) => readHouseSums(ctx, span));
    expect(sums.toSorted((left, right) => (left.account < right.account ? 1 : -1))).toEqual([
      { account: 'house:sums:out', amountMinor: -50n },
      { account: 'house:sums:in', amountMinor: 200n },
    ]);
  });
});
