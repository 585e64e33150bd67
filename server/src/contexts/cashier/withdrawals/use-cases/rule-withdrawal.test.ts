import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterAgain } from '../../../../../test/factories/cashier.ts';
import { cashierRules } from '../../../../../test/factories/cashier-rules.ts';
import { enterOwner, openPuppet, reason } from '../../../../../test/factories/operators.ts';
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
import {
  answerOf,
  newReference,
  testPicture,
  withdrawalDesk,
} from '../../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { closeReceipts } from './close-receipts.ts';

const test = testDatabase();
const far: { provider?: TestProvider } = {};
beforeAll(async () => {
  far.provider = await openProvider(test);
});
afterAll(() => far.provider?.close());
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);

/** 30,000.00, so that an order from the ceiling on can be asked for. */
async function giveMillions(memberId: string): Promise<void> {
  await test.inUnit(async (ctx) => {
    const { post } = await import('../../../wallet/index.ts');
    const to = `member:${memberId}:cash`;
    const gift = { from: 'outside:bank', to, amountMinor: 3_000_000n, currency: 'THB' } as const;
    const debt = `test:${memberId}`;
    await post(ctx, [{ debt, type: 'adjustment', reference: 'test', ...gift }]);
  });
}

let keys = 0;
const newKey = () => `rule-key-${(keys += 1)}`;

function agree(by: TestBrowser, approvalId: unknown) {
  const params = { id: String(approvalId) };
  return by.call(endpoints.approveRequest, { params, body: { reason }, key: newKey() });
}

/** A dispute about 20,000.00, for whose decision two persons are needed. */
async function largeDispute() {
  const order = await desk.request('20000.00', ({ id }) => giveMillions(id));
  const [first, second, payer] = [
    await desk.operator(),
    await desk.operator(),
    await desk.operator(),
  ];
  const { id, member } = order;
  const asked = await desk.decide(first, 'approve', { id });
  await agree(second, asked.value['approvalId']);
  const sent = await desk.decide(payer, 'pay', { id, body: newReference() });
  const [slice] = sent.value['slices'] as { id: string }[];
  const images = [await testPicture()];
  const body = { sliceId: slice?.id, answer: 'not_received', images };
  await answerOf(member, 'receipt', { id, body });
  return {
    ...order,
    ruler: await desk.operator(),
    second: await desk.operator(),
    payer,
    approvers: [first, second],
  };
}

const read = async (by: TestBrowser, id: string) =>
  (await by.call(endpoints.readWithdrawal, { params: { id } })).value;
const seen = async (by: TestBrowser, id: string) =>
  (await by.call(endpoints.readQueuedWithdrawal, { params: { id } })).value;

it('asks a second person from the ceiling on, and neither of both pays it again (R44)', async () => {
  const { id, member, ruler, second, payer } = await largeDispute();
  const body = { ruling: 'receiver_right' };
  const asked = await desk.decide(ruler, 'rule', { id, body });
  expect(asked.value).toMatchObject({ state: 'DISPUTED', abilities: ['claim'] });
  expect((await desk.decide(second, 'rule', { id, body })).code).toBe('order_state_conflict');
  const back = { id, body: { code: 'asked_by_member' } };
  expect((await desk.decide(second, 'reject', back)).code).toBe('order_state_conflict');
  const { approvalId } = asked.value;
  expect((await agree(ruler, approvalId)).code).toBe('approval_is_own');
  const both = await Promise.all([agree(second, approvalId), agree(second, approvalId)]);
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(await read(member, id)).toMatchObject({ state: 'PAYING', nextActor: 'house' });
  for (const by of [ruler, second]) {
    expect((await seen(by, id))['abilities']).not.toContain('pay');
    const again = await desk.decide(by, 'pay', { id, body: newReference() });
    expect(again.code).toBe('order_own_ruling');
  }
  const sent = await desk.decide(payer, 'pay', { id, body: newReference() });
  expect(sent.value['state']).toBe('AWAIT_RECEIPT');
});

it('is not ended by whoever approved the order or sent its payment (R44)', async () => {
  const { id, payer, approvers, ruler } = await largeDispute();
  for (const by of [payer, ...approvers]) {
    const { isRulingOfOthers, abilities } = await seen(by, id);
    expect(isRulingOfOthers).toBe(true);
    expect(abilities).not.toContain('rule');
    expect(abilities).not.toContain('reject');
    const ruled = await desk.decide(by, 'rule', { id, body: { ruling: 'payer_right' } });
    expect(ruled.code).toBe('order_own_dispute');
    const back = await desk.decide(by, 'reject', { id, body: { code: 'asked_by_member' } });
    expect(back.code).toBe('order_own_dispute');
  }
  expect(await seen(ruler, id)).toMatchObject({
    isRulingOfOthers: false,
    abilities: expect.arrayContaining(['reject', 'rule']) as string[],
  });
  const asked = await desk.decide(ruler, 'rule', { id, body: { ruling: 'payer_right' } });
  expect((await agree(payer, asked.value['approvalId'])).code).toBe('order_own_dispute');
});

it('is not ended by another account of whoever sent its payment (R44)', async () => {
  const order = await desk.request('1000.00');
  const payer = await enterOwner(server);
  const { browser: account } = await openPuppet(server, payer);
  const { id, member } = order;
  const sent = await desk.decide(payer, 'pay', { id, body: newReference() });
  const [slice] = sent.value['slices'] as { id: string }[];
  const images = [await testPicture()];
  await answerOf(member, 'receipt', {
    id,
    body: { sliceId: slice?.id, answer: 'not_received', images },
  });
  const { isRulingOfOthers, abilities } = await seen(account, id);
  expect(isRulingOfOthers).toBe(true);
  expect(abilities).not.toContain('rule');
  const ruled = await desk.decide(account, 'rule', { id, body: { ruling: 'payer_right' } });
  expect(ruled.code).toBe('approval_decider_barred');
});

it('gives a disputed sum back from the ceiling on with two persons, and ends its payment', async () => {
  const { id, member, ruler, second } = await largeDispute();
  const asked = await desk.decide(ruler, 'reject', { id, body: { code: 'asked_by_member' } });
  expect(asked.value['state']).toBe('DISPUTED');
  await agree(second, asked.value['approvalId']);
  expect(await read(member, id)).toMatchObject({
    state: 'REJECTED',
    reason: 'asked_by_member',
    slices: [{ state: 'RELEASED' }],
  });
  const balance = await member.call(endpoints.readBalance);
  expect(balance.value['balance']).toBe('40000.00');
});

it('is decided alone below the ceiling, and a rejected payment is in dispute no more', async () => {
  const order = await desk.paid('1000.00');
  const images = [await testPicture()];
  const { id, member, sliceId } = order;
  await answerOf(member, 'receipt', { id, body: { sliceId, answer: 'not_received', images } });
  const body = { code: 'account_unusable' };
  const got = await desk.decide(await desk.operator(), 'reject', { id, body });
  expect(got.value).toMatchObject({ state: 'REJECTED', slices: [{ state: 'RELEASED' }] });
  const late = await desk.decide(await desk.operator(), 'rule', {
    id,
    body: { ruling: 'payer_right' },
  });
  expect(late.code).toBe('order_state_conflict');
});

it('after silence waits until the time of its member for evidence is over (E6)', async () => {
  const rules = cashierRules(server);
  const order = await desk.paid('1000.00');
  const { id, member, payee } = order;
  test.clock.advance({ minutes: 121 });
  await test.inUnit((ctx) => closeReceipts(ctx, rules, false));
  const until = String(test.clock.now().add({ hours: 24 }));
  const body = { ruling: 'payer_right' };
  const early = await desk.decide(await desk.operator(), 'rule', { id, body });
  expect([early.code, early.data]).toEqual(['evidence_time_open', { until }]);
  test.clock.advance({ hours: 24 });
  const ruled = await desk.decide(await desk.operator(), 'rule', { id, body });
  expect(ruled.status).toBe(200);
  await enterAgain(payee);
  expect(await read(member, id)).toMatchObject({ state: 'COMPLETED', reason: 'ruled_payer_right' });
});

/** The provider pays 20,000.00, and its member says that nothing arrived; answers its reference. */
async function disputedByProvider(order: { id: string; member: TestBrowser; payer: TestBrowser }) {
  const { id, member, payer } = order;
  const sent = await desk.decide(payer, 'send', { id, body: { provider: providerCode } });
  const payouts = sent.value['payouts'] as { reference: string; sliceId: string }[];
  const { reference = '', sliceId } = payouts.at(-1) ?? {};
  await tell(reference, 'PAID');
  const body = { sliceId, answer: 'not_received', images: [await testPicture()] };
  await answerOf(member, 'receipt', { id, body });
  return reference;
}

async function tell(reference: string, state: 'PAID' | 'RETURNED'): Promise<void> {
  const paidAt = String(test.clock.now());
  const transaction = `${state}-${reference}`;
  const paid = { amount: '20000.00', currency: 'THB', transaction, paidAt };
  const event = { kind: 'PAYOUT', eventId: transaction, reference, state, paid } as const;
  expect(await far.provider?.tell(server, { ...event, failure: null })).toBe(200);
}

it.each([
  ['rule', { ruling: 'payer_right' }],
  ['reject', { code: 'asked_by_member' }],
] as const)(
  'a request to %s about one payment decides nothing about the next',
  async (verb, body) => {
    const order = await desk.request('20000.00', ({ id }) => giveMillions(id));
    const { id, member } = order;
    const [ruler, second] = [await desk.operator(), await desk.operator()];
    const payer = await desk.operator();
    const approved = await desk.decide(await desk.operator(), 'approve', { id });
    await agree(second, approved.value['approvalId']);
    const reference = await disputedByProvider({ id, member, payer });
    const asked = await desk.decide(ruler, verb, { id, body });
    test.clock.advance({ seconds: 1 });
    await tell(reference, 'RETURNED');
    expect(await read(member, id)).toMatchObject({ state: 'PAYING', reason: 'bank_returned' });
    await disputedByProvider({ id, member, payer });
    const late = await agree(second, asked.value['approvalId']);
    expect(late.code).toBe('order_state_conflict');
    const slices = [{ state: 'RELEASED' }, { state: 'DISPUTED' }];
    expect(await read(member, id)).toMatchObject({ state: 'DISPUTED', slices });
  },
);
