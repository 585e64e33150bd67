import { describe, expect, it } from 'vitest';
import { buildTransfer, cashOf, fund } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { post } from '../index.ts';
import { readEntry } from './read-entry.ts';
import { readStatement } from './read-statement.ts';
import { reverse } from './reverse.ts';

const { inUnit, clock } = testDatabase();

const read = (account: string, entryId: string) =>
  inUnit((ctx) => readEntry(ctx, { account, currency: 'USD', entryId }));

async function newestOf(account: string): Promise<string> {
  const query = { account, currency: 'USD', limit: 1 } as const;
  const { lines } = await inUnit((ctx) => readStatement(ctx, query));
  return lines[0]?.entryId ?? '';
}

describe('readEntry', () => {
  it('has the line of the account, the other side, and what took it back', async () => {
    const account = cashOf('receipt');
    await inUnit((ctx) => fund(ctx, account, 1000n));
    const sent = { type: 'adjustment', amountMinor: 300n, reference: 'rnd_receipt1' } as const;
    const transfer = buildTransfer({ ...sent, from: account, to: 'outside:bank' });
    clock.advance({ hours: 24 * 40 });
    await inUnit((ctx) => post(ctx, [transfer]));
    const entryId = await newestOf(account);
    const receipt = await read(account, entryId);
    expect(receipt).toMatchObject({
      line: { entryId, amountMinor: -300n, balanceAfterMinor: 700n, reference: 'rnd_receipt1' },
      otherAccount: transfer.to,
      reversedBy: undefined,
    });
    await inUnit((ctx) => reverse(ctx, { entryId, debt: 'receipt:back', reference: 'back' }));
    const reversal = await newestOf(account);
    expect(await read(account, entryId)).toMatchObject({ reversedBy: reversal });
    expect(await read(account, reversal)).toMatchObject({ line: { reverses: entryId } });
  });

  it('is nothing to an account that the entry did not touch', async () => {
    const [own, other] = [cashOf('receipt-own'), cashOf('receipt-other')];
    await inUnit((ctx) => fund(ctx, own, 5n));
    await inUnit((ctx) => fund(ctx, other, 5n));
    expect(await read(other, await newestOf(own))).toBeUndefined();
    expect(await read(cashOf('receipt-nobody'), '1')).toBeUndefined();
    expect(await read(own, '9223372036854775807')).toBeUndefined();
  });
});
