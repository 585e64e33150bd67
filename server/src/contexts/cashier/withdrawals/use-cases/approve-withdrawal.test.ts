import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { buildTransfer } from '../../../../../test/factories/wallet.ts';
import { enterPayee, playThrough, prove } from '../../../../../test/factories/cashier.ts';
import { typeOwnCode } from '../../../../../test/factories/codes.ts';
import { idIn } from '../../../../../test/factories/ids.ts';
import { reason } from '../../../../../test/factories/operators.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../../test/factories/running.ts';
import { newReference, withdrawalDesk } from '../../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { post } from '../../../wallet/index.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);

let keys = 0;
const newKey = () => `approve-key-${(keys += 1)}`;

function agree(by: TestBrowser, approvalId: unknown) {
  const params = { id: String(approvalId) };
  return by.call(endpoints.approveRequest, { params, body: { reason }, key: newKey() });
}

const seen = async (by: TestBrowser, id: string) =>
  (await by.call(endpoints.readQueuedWithdrawal, { params: { id } })).value;

async function request(payee: Awaited<ReturnType<typeof enterPayee>>, amount: string) {
  await typeOwnCode(test, payee.id);
  await prove(payee.browser);
  const body = { payoutAccountId: payee.accountId, amount };
  const got = await payee.browser.call(endpoints.requestWithdrawal, { body, key: newKey() });
  return idIn('wdr', got.value['id']);
}

it('neither who asked for the second person nor that one pays what both approved (R44)', async () => {
  const payee = await enterPayee(test, server);
  const gift = { type: 'adjustment', from: 'outside:bank', amountMinor: 3_000_000n } as const;
  const to = `member:${payee.id}:cash`;
  await test.inUnit((ctx) => post(ctx, [buildTransfer({ ...gift, to, currency: 'THB' })]));
  const id = await request(payee, '20000.00');
  const [first, second] = [await desk.operator(), await desk.operator()];
  const asked = await desk.decide(first, 'approve', { id });
  expect((await agree(second, asked.value['approvalId'])).status).toBe(200);
  for (const by of [first, second]) {
    const { abilities, accountNumber } = await seen(by, id);
    expect([abilities, accountNumber]).toEqual([['claim', 'fail'], null]);
    const paid = await desk.decide(by, 'pay', { id, body: newReference() });
    expect(paid.code).toBe('order_own_decision');
  }
  const paid = await desk.decide(await desk.operator(), 'pay', { id, body: newReference() });
  expect(paid.value['state']).toBe('AWAIT_RECEIPT');
});

it('neither of both who said that a deposit arrived pays its member (R44)', async () => {
  const payee = await enterPayee(test, server);
  const [first, second] = [await desk.operator(), await desk.operator()];
  const order = { channel: 'BANK', amount: '20000.00', isWithoutLimit: true };
  const opened = await payee.browser.call(endpoints.createDeposit, { body: order, key: newKey() });
  const params = { id: String(opened.value['id']) };
  const arrived = { amount: '20000.00', payerName: 'Mike Somchai', reason, ...newReference() };
  const asked = await first.call(endpoints.confirmDeposit, {
    params,
    body: arrived,
    key: newKey(),
  });
  expect((await agree(second, asked.value['approvalId'])).status).toBe(200);
  await test.inUnit((ctx) => playThrough(ctx, payee.id));
  const id = await request(payee, '1000.00');
  // What came in with it has to be looked at.
  await desk.decide(await desk.operator(), 'approve', { id });
  for (const by of [first, second]) {
    expect((await seen(by, id))['abilities']).toEqual(['claim', 'fail']);
    const paid = await desk.decide(by, 'pay', { id, body: newReference() });
    expect(paid.code).toBe('order_own_confirmation');
  }
});
