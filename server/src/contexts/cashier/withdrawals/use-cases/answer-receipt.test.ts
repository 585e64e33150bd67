import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { enterAgain } from '../../../../../test/factories/cashier.ts';
import { cashierRules } from '../../../../../test/factories/cashier-rules.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import {
  answerOf,
  testPicture,
  type TestOrder,
  withdrawalDesk,
} from '../../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { closeReceipts } from './close-receipts.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const { paid } = withdrawalDesk(test, server);

/** Nobody answers, for longer than is waited. */
async function stayQuiet({ id, member, payee }: TestOrder): Promise<unknown> {
  test.clock.advance({ minutes: 121 });
  const rules = cashierRules(server);
  await test.inUnit((ctx) => closeReceipts(ctx, rules, false), { site: { id: 'merilune' } });
  await enterAgain(payee);
  return (await member.call(endpoints.readWithdrawal, { params: { id } })).value['state'];
}

it.each([
  ['received', 'COMPLETED', 'received'],
  ['partly', 'DISPUTED', 'partly'],
  ['not_received', 'DISPUTED', 'not_received'],
] as const)(
  'lets %s still be said after silence, and pictures be added',
  async (answer, state, reason) => {
    const order = await paid();
    const { id, sliceId, member } = order;
    expect(await stayQuiet(order)).toBe('DISPUTED');
    const images = [await testPicture()];
    const amount = answer === 'partly' ? { amount: '400.00' } : {};
    const said = answer === 'received' ? {} : { images, ...amount };
    const got = await answerOf(member, 'receipt', { id, body: { sliceId, answer, ...said } });
    expect(got.value).toMatchObject({ state, reason });
    const more = { sliceId, answer: 'not_received', images };
    const added = await answerOf(member, 'receipt', { id, body: more });
    if (state === 'COMPLETED') {
      expect(added.code).toBe('receipt_closed');
      return;
    }
    const claimedAmount = answer === 'partly' ? '400.00' : null;
    expect(added.value).toMatchObject({ state, reason, slices: [{ claimedAmount }] });
    const [slice] = added.value['slices'] as { proofIds: string[] }[];
    expect(slice?.proofIds).toHaveLength(2);
    const received = { sliceId, answer: 'received' };
    expect((await answerOf(member, 'receipt', { id, body: received })).code).toBe('receipt_closed');
  },
);

it('leaves no payment to silence while another of the order is looked into', async () => {
  const order = await paid('1000.00', { image: await testPicture() });
  await test.database().pool.query(
    `insert into withdrawal_complaints (slice_id, withdrawal_id, site_id, amount_minor, made_at,
                                        due_at, state)
     select id, withdrawal_id, 'merilune', 1, $2, $2, 'OPEN' from withdrawal_slices
      where id = $1`,
    [order.sliceId, String(test.clock.now())],
  );
  expect(await stayQuiet(order)).toBe('DISPUTED');
});
