import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reason } from '../../../../../test/factories/operators.ts';
import {
  openProvider,
  providerCode,
  type TestProvider,
} from '../../../../../test/factories/payments.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../../test/factories/running.ts';
import { buildTransfer } from '../../../../../test/factories/wallet.ts';
import {
  answerOf,
  newReference,
  withdrawalDesk,
} from '../../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { post } from '../../../wallet/index.ts';

const test = testDatabase();
const far: { provider?: TestProvider } = {};
beforeAll(async () => {
  far.provider = await openProvider(test);
});
afterAll(() => far.provider?.close());
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);

let count = 0;
const next = (prefix: string) => `${prefix}-of-ends-${(count += 1)}`;

async function give(memberId: string): Promise<void> {
  const gift = { type: 'adjustment', from: 'outside:bank', amountMinor: 3_000_000n } as const;
  const to = `member:${memberId}:cash`;
  await test.inUnit((ctx) => post(ctx, [buildTransfer({ ...gift, to, currency: 'THB' })]));
}

function agree(by: TestBrowser, approvalId: unknown) {
  const params = { id: String(approvalId) };
  return by.call(endpoints.approveRequest, { params, body: { reason }, key: next('key') });
}

/** A withdrawal that a provider was handed, with its decider, who took no part before. */
async function atProvider(amount = '1000.00') {
  const isLarge = Number(amount) >= 20_000;
  const order = await desk.request(amount, ({ id }) => (isLarge ? give(id) : Promise.resolve()));
  const { id } = order;
  if (isLarge) {
    const asked = await desk.decide(await desk.operator(), 'approve', { id });
    await agree(await desk.operator(), asked.value['approvalId']);
  }
  const payer = await desk.operator();
  const sent = await desk.decide(payer, 'send', { id, body: { provider: providerCode } });
  const [payout] = sent.value['payouts'] as { reference: string; sliceId: string }[];
  const { reference = '', sliceId = '' } = payout ?? {};
  return { ...order, reference, sliceId, payer, by: await desk.operator() };
}

type AtProvider = Awaited<ReturnType<typeof atProvider>>;

/** The provider says that it was paid; answers the name of the payment. */
async function told(
  { reference }: Pick<AtProvider, 'reference'>,
  paid: { readonly amount: string; readonly currency?: string; readonly transaction?: string },
): Promise<string> {
  const transaction = paid.transaction ?? next('TX');
  const said = { currency: 'THB', ...paid, transaction, paidAt: String(test.clock.now()) };
  const event = { kind: 'PAYOUT', eventId: next('event'), reference, state: 'PAID' } as const;
  expect(await far.provider?.tell(server, { ...event, paid: said, failure: null })).toBe(200);
  return transaction;
}

function end(order: AtProvider, change: Readonly<Record<string, unknown>>, by = order.by) {
  const body = { sliceId: order.sliceId, end: 'SUCCESS', reason, ...change };
  return by.call(endpoints.endPayout, { params: { id: order.id }, body, key: next('key') });
}

const read = async ({ member, id }: AtProvider) =>
  (await member.call(endpoints.readWithdrawal, { params: { id } })).value;
const seen = async ({ by, id }: AtProvider) =>
  (await by.call(endpoints.readQueuedWithdrawal, { params: { id } })).value;
const balanceOf = async ({ member }: AtProvider) =>
  (await member.call(endpoints.readBalance)).value['balance'];

describe('a payment of which its provider said another amount', () => {
  it('stands as told once, and what is missing is not given up', async () => {
    const order = await atProvider();
    const transaction = await told(order, { amount: '990.00' });
    expect(await seen(order)).toMatchObject({
      state: 'PAYING',
      abilities: ['claim', 'end'],
      payouts: [{ told: [{ transaction, amount: '990.00' }] }],
    });
    const both = await Promise.all([end(order, { transaction }), end(order, { transaction })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const slices = [{ state: 'CLAIMED', amount: '990.00', bankReference: transaction }];
    expect(await read(order)).toMatchObject({ state: 'AWAIT_RECEIPT', slices });
    const { id, member, sliceId, by } = order;
    await answerOf(member, 'receipt', { id, body: { sliceId, answer: 'received' } });
    const rest = { state: 'PAYING', received: '990.00', remaining: '10.00' };
    expect(await read(order)).toMatchObject(rest);
    const own = await desk.decide(by, 'pay', { id, body: newReference() });
    expect(own.code).toBe('order_own_ruling');
    await desk.decide(await desk.operator(), 'fail', { id });
    expect(await read(order)).toMatchObject({ state: 'FAILED', received: '990.00' });
    expect(await balanceOf(order)).toBe('9010.00');
  });

  it('stands at what was asked for where more was paid, and the rest stays a case', async () => {
    const order = await atProvider();
    const transaction = await told(order, { amount: '1010.00' });
    await end(order, { transaction });
    const slices = [{ state: 'CLAIMED', amount: '1000.00' }];
    expect(await read(order)).toMatchObject({ state: 'AWAIT_RECEIPT', slices });
    const cases = await order.by.call(endpoints.listReconciliationCases);
    const { reference } = order;
    const found = { reference, kind: 'missing_here', theirs: '-1010.00' };
    expect(cases.value['content']).toContainEqual(expect.objectContaining(found));
  });

  it('has failed where a person found that nothing was paid, and is paid another way', async () => {
    const order = await atProvider();
    await told(order, { amount: '990.00' });
    const ended = await end(order, { end: 'FAILED' });
    const open = { state: 'PAYING', nextActor: 'house', reason: 'provider_failed' };
    expect(ended.value).toMatchObject({ ...open, slices: [{ state: 'RELEASED' }] });
    const { id, by, payer } = order;
    const own = await desk.decide(by, 'pay', { id, body: newReference() });
    expect(own.code).toBe('order_own_ruling');
    const paid = await desk.decide(payer, 'pay', { id, body: newReference() });
    expect(paid.value).toMatchObject({ state: 'AWAIT_RECEIPT', remaining: '1000.00' });
  });

  it('of another currency stands at what a person says', async () => {
    const order = await atProvider();
    const transaction = await told(order, { amount: '30.00', currency: 'USD' });
    expect((await end(order, { transaction })).code).toBe('receipt_amount');
    await end(order, { transaction, amount: '980.00' });
    expect(await read(order)).toMatchObject({ slices: [{ amount: '980.00' }] });
  });

  it('under a used transaction stands under the name that is its own', async () => {
    const [first, second] = [await atProvider(), await atProvider()];
    const transaction = await told(first, { amount: '1000.00' });
    await told(second, { amount: '1000.00', transaction });
    expect((await end(second, { transaction })).code).toBe('reference_used');
    const { bankReference } = newReference();
    await end(second, { transaction, bankReference });
    const slices = [{ state: 'CLAIMED', amount: '1000.00', bankReference }];
    expect(await read(second)).toMatchObject({ state: 'AWAIT_RECEIPT', slices });
  });
});

describe('the end of a payment by hand', () => {
  it('is nobody’s to say while its provider said nothing strange', async () => {
    const order = await atProvider();
    expect((await seen(order))['abilities']).toEqual(['claim']);
    expect((await end(order, { end: 'FAILED' })).code).toBe('order_state_conflict');
    await told(order, { amount: '990.00' });
    expect((await end(order, { transaction: 'never told' })).code).toBe('order_state_conflict');
    expect((await end(order, {})).code).toBe('order_state_conflict');
  });

  it('takes a second person from the ceiling on, and neither pays what is missing', async () => {
    const order = await atProvider('20000.00');
    const transaction = await told(order, { amount: '19000.00' });
    const asked = await end(order, { transaction });
    expect(asked.value).toMatchObject({ state: 'PAYING', abilities: ['claim'] });
    const second = await desk.operator();
    expect((await end(order, { transaction }, second)).code).toBe('order_state_conflict');
    expect((await agree(second, asked.value['approvalId'])).status).toBe(200);
    const { id, member, sliceId, by } = order;
    await answerOf(member, 'receipt', { id, body: { sliceId, answer: 'received' } });
    expect(await read(order)).toMatchObject({ state: 'PAYING', remaining: '1000.00' });
    for (const decider of [by, second]) {
      const paid = await desk.decide(decider, 'pay', { id, body: newReference() });
      expect(paid.code).toBe('order_own_ruling');
    }
  });

  it('is asked for anew where the provider said more before the second person did', async () => {
    const order = await atProvider('20000.00');
    await told(order, { amount: '19000.00' });
    const asked = await end(order, { end: 'FAILED' });
    const transaction = await told(order, { amount: '20000.00' });
    const second = await desk.operator();
    const late = await agree(second, asked.value['approvalId']);
    expect(late.code).toBe('order_state_conflict');
    expect(await read(order)).toMatchObject({ state: 'PAYING' });
    const refused = { params: { id: String(asked.value['approvalId']) }, body: { reason } };
    await second.call(endpoints.refuseRequest, refused);
    const anew = await end(order, { transaction });
    expect((await agree(second, anew.value['approvalId'])).status).toBe(200);
    expect(await read(order)).toMatchObject({
      state: 'AWAIT_RECEIPT',
      slices: [{ amount: '20000.00', bankReference: transaction }],
    });
  });
});
