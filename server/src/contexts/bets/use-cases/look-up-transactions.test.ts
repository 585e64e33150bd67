import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { player } from '../../../../test/factories/bets.ts';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOwner } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { lookUpTransactions } from './look-up-transactions.ts';

const test = testDatabase();
const server = runningServer(test);

describe("a vendor's transaction at the desk (rule 20)", () => {
  it('is shown with all that its round did; one that never came is none', async () => {
    const provider = 'vendor:LOOK';
    const { id } = await registerMember(server.browser());
    const ann = player(test, 'look');
    const here = { memberId: id, currency: 'THB', provider };
    await ann.send(ann.bet('b2', here));
    const win = { ...here, amountMinor: 1_500n, refTxId: 'b2', roundId: 'look-round' };
    await ann.send(ann.command('WIN', 'w2', win));
    const operator = await enterOwner(server);
    const params = { vendorCode: 'LOOK' };
    const look = async (transactionId: string) =>
      (await operator.call(endpoints.listVendorTransactions, { params, query: { transactionId } }))
        .json?.['value'];
    const all = await look('look-w2');
    expect(all).toMatchObject([
      { class: 'stake', transactionId: 'look-b2', amount: '-10.00', memberId: id },
      { class: 'win', transactionId: 'look-w2', state: 'applied', amount: '15.00' },
    ]);
    expect(await look('look-b2')).toEqual(all);
    const other = { provider: 'vendor:OTHER', transactionId: 'look-b2' };
    expect(await test.inUnit((ctx) => lookUpTransactions(ctx, other))).toEqual([]);
  });
});
