import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { enterAgain } from '../../../../test/factories/cashier.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import {
  answerOf,
  testPicture,
  type TestOrder,
  withdrawalDesk,
} from '../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const { decide, operator, paid, request } = withdrawalDesk(test, server);

/** What the receipt of the line that took the money on hold says of it. */
async function fateOf({ member, id }: Pick<TestOrder, 'member' | 'id'>): Promise<unknown> {
  const { value } = await member.call(endpoints.listStatementLines, {
    query: { type: 'withdraw_hold' },
  });
  const { content } = endpoints.listStatementLines.reply.parse(value);
  const line = content.find(({ reference }) => reference === id);
  const params = { entryId: line?.entryId ?? '' };
  return (await member.call(endpoints.readStatementEntry, { params })).value['withdrawal'];
}

it('says of a hold what is still held, what was sent and when, and what arrived', async () => {
  const order = await paid('1000.00');
  const sentAt = String(test.clock.now());
  const waiting = { state: 'AWAIT_RECEIPT', sentAt, received: '0.00', held: '1000.00' };
  expect(await fateOf(order)).toMatchObject(waiting);
  test.clock.advance({ minutes: 1 });
  const { id, sliceId, member, payee } = order;
  const answer = { sliceId, answer: 'partly', amount: '150.50', images: [await testPicture()] };
  await answerOf(member, 'receipt', { id, body: answer });
  expect(await fateOf(order)).toMatchObject({ state: 'DISPUTED', received: '0.00' });
  const ruling = { ruling: 'partial', amount: '150.50' };
  test.clock.advance({ hours: 25 });
  await enterAgain(payee);
  await decide(await operator(), 'rule', { id, body: ruling });
  expect(await fateOf(order)).toMatchObject({ received: '150.50', held: '849.50' });
});

it('says of a rejected one that nothing is held any more', async () => {
  const order = await request('2500.00');
  const body = { code: 'name_differs' };
  await decide(await operator(), 'reject', { id: order.id, body });
  const ended = { state: 'REJECTED', sentAt: null, received: '0.00', held: '0.00' };
  expect(await fateOf(order)).toMatchObject(ended);
});
