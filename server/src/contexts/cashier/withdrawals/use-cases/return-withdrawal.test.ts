import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterAgain } from '../../../../../test/factories/cashier.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../../test/factories/running.ts';
import {
  answerOf,
  newReference,
  testPicture,
  type TestOrder,
  withdrawalDesk,
} from '../../../../../test/factories/withdrawals.ts';
import { enterOwner, openPuppet, reason } from '../../../../../test/factories/operators.ts';
import { buildTransfer } from '../../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { post } from '../../../wallet/index.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);

const read = async (by: TestBrowser, id: string) =>
  (await by.call(endpoints.readWithdrawal, { params: { id } })).value;
const seen = async (by: TestBrowser, id: string) =>
  (await by.call(endpoints.readQueuedWithdrawal, { params: { id } })).value;
const balanceOf = async (by: TestBrowser) =>
  (await by.call(endpoints.readBalance)).value['balance'];

type Paid = TestOrder & { readonly sliceId: string };

const back = ({ sliceId }: Paid) => ({ sliceId, ...newReference() });

function agree(by: TestBrowser, approvalId: unknown) {
  const params = { id: String(approvalId) };
  return by.call(endpoints.approveRequest, { params, body: { reason }, key: `agree-${params.id}` });
}

async function approveByTwo(id: string): Promise<void> {
  const { value } = await desk.decide(await desk.operator(), 'approve', { id });
  await agree(await desk.operator(), value['approvalId']);
}

/** A withdrawal of 1,000.00 that its member received. */
async function completed(): Promise<Paid> {
  const order = await desk.paid();
  const { id, member, sliceId } = order;
  await answerOf(member, 'receipt', { id, body: { sliceId, answer: 'received' } });
  return order;
}

describe('returnWithdrawal', () => {
  it('refuses in order', async () => {
    const order = await completed();
    const { id } = order;
    const staff = await desk.operator();
    const missing = { id: 'wdr_0000000000000000', body: back(order) };
    expect((await desk.decide(staff, 'return', missing)).code).toBe('not_found');
    const noSlice = { id, body: { ...back(order), sliceId: 'slc_0000000000000000' } };
    expect((await desk.decide(staff, 'return', noSlice)).code).toBe('order_state_conflict');
    const first = await completed();
    const used = back(first);
    await desk.decide(staff, 'return', { id: first.id, body: used });
    const again = { id, body: { ...used, sliceId: order.sliceId } };
    expect((await desk.decide(staff, 'return', again)).code).toBe('reference_used');
    expect((await seen(staff, id))['abilities']).toContain('return');
  });

  it('is not said by whoever sent the payment (R44)', async () => {
    const order = await desk.request('1000.00');
    const payer = await desk.operator();
    const got = await desk.decide(payer, 'pay', { id: order.id, body: newReference() });
    const [slice] = got.value['slices'] as { readonly id: string }[];
    const body = { sliceId: slice?.id ?? '', ...newReference() };
    expect((await seen(payer, order.id))['abilities']).not.toContain('return');
    const own = await desk.decide(payer, 'return', { id: order.id, body });
    expect(own.code).toBe('order_own_payment');
    const other = await desk.decide(await desk.operator(), 'return', { id: order.id, body });
    expect(other.status).toBe(200);
  });

  it('is not said by another account of the person who sent it (R44)', async () => {
    const order = await desk.request('20000.00', async ({ id }) => {
      const gift = { type: 'adjustment', from: 'outside:bank', amountMinor: 3_000_000n } as const;
      const to = `member:${id}:cash`;
      await test.inUnit((ctx) => post(ctx, [buildTransfer({ ...gift, to, currency: 'THB' })]));
    });
    const owner = await enterOwner(server);
    const puppet = await openPuppet(server, owner);
    const staff = await desk.operator();
    await approveByTwo(order.id);
    const got = await desk.decide(owner, 'pay', { id: order.id, body: newReference() });
    const [slice] = got.value['slices'] as { readonly id: string }[];
    const body = { sliceId: slice?.id ?? '', ...newReference() };
    expect((await seen(puppet.browser, order.id))['abilities']).not.toContain('return');
    const own = await desk.decide(puppet.browser, 'return', { id: order.id, body });
    expect(own.code).toBe('approval_decider_barred');
    // From the ceiling on, whoever sent it does not agree to it in place of the second person.
    const { value } = await desk.decide(staff, 'return', { id: order.id, body });
    expect((await agree(owner, value['approvalId'])).code).toBe('order_own_payment');
  });

  it('takes nothing back that left more than 30 days ago', async () => {
    const order = await completed();
    const { id } = order;
    test.clock.advance({ hours: 30 * 24 + 1 });
    const late = await desk.operator();
    const tooLate = { id, body: back(order) };
    expect((await desk.decide(late, 'return', tooLate)).code).toBe('order_state_conflict');
    expect((await seen(late, id))['abilities']).not.toContain('return');
  });

  it('gives the money back once, and says so to the member', async () => {
    const order = await completed();
    const { id, member, payee } = order;
    expect(await balanceOf(member)).toBe('9000.00');
    const staff = await desk.operator();
    const body = back(order);
    const key = 'return-key-1';
    const call = { params: { id }, body: { ...body, reason }, key };
    const got = await staff.call(endpoints.returnWithdrawal, call);
    expect(got.value).toMatchObject({ state: 'RETURNED', abilities: [] });
    expect((await staff.call(endpoints.returnWithdrawal, call)).value).toEqual(got.value);
    const twice = await desk.decide(staff, 'return', { id, body: back(order) });
    expect(twice.code).toBe('order_state_conflict');
    await enterAgain(payee);
    expect(await balanceOf(member)).toBe('10000.00');
    expect(await read(member, id)).toMatchObject({
      state: 'RETURNED',
      reason: 'bank_returned',
      received: '0.00',
      nextActor: null,
      slices: [{ state: 'CONFIRMED', returnedAt: expect.any(String) as string }],
    });
  });

  it('of two at once gives it back once', async () => {
    const order = await completed();
    const { id, member } = order;
    const staff = [await desk.operator(), await desk.operator()];
    const ends = await Promise.all(
      staff.map((by) => desk.decide(by, 'return', { id, body: back(order) })),
    );
    const statuses = ends.map(({ status }) => status);
    expect(statuses.toSorted((status, other) => status - other)).toEqual([200, 409]);
    expect(await balanceOf(member)).toBe('10000.00');
  });

  it('of what was not answered yet is paid anew, or given back, from the hold', async () => {
    const order = await desk.paid();
    const { id, member } = order;
    await desk.decide(await desk.operator(), 'return', { id, body: back(order) });
    expect(await read(member, id)).toMatchObject({ state: 'PAYING', remaining: '1000.00' });
    const answer = { sliceId: order.sliceId, answer: 'received' };
    expect((await answerOf(member, 'receipt', { id, body: answer })).code).toBe('receipt_closed');
    expect(await balanceOf(member)).toBe('9000.00');
    await desk.decide(await desk.operator(), 'fail', { id });
    expect(await balanceOf(member)).toBe('10000.00');
  });

  it('ends a dispute about the same payment', async () => {
    const order = await desk.paid();
    const { id, member, sliceId } = order;
    const images = [await testPicture()];
    await answerOf(member, 'receipt', { id, body: { sliceId, answer: 'not_received', images } });
    const staff = await desk.operator();
    await desk.decide(staff, 'return', { id, body: back(order) });
    expect(await read(member, id)).toMatchObject({ state: 'PAYING', reason: 'bank_returned' });
    const ruled = await desk.decide(staff, 'rule', { id, body: { ruling: 'payer_right' } });
    expect(ruled.code).toBe('order_state_conflict');
  });
});
