import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { cashierRules } from '../../../../test/factories/cashier-rules.ts';
import { enterAgain } from '../../../../test/factories/cashier.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { siteFileWith } from '../../../../test/factories/site.ts';
import {
  answerOf,
  newReference,
  testPicture,
  type TestOrder,
  withdrawalDesk,
} from '../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { demoConfiguration } from '../../site/index.ts';
import { closeReceipts } from './use-cases/close-receipts.ts';

const test = testDatabase();
const { cashier } = demoConfiguration;
const fee = { fixed: '50.00', partsPerMillion: 0, least: '0', most: null };
const siteFile = siteFileWith({
  cashier: { ...cashier, withdrawal: { ...cashier.withdrawal, freeCount: 0, fee } },
});
const server = runningServer(test, { siteFile }, { rates: endlessRates });
const desk = withdrawalDesk(test, server);

type Paid = TestOrder & { readonly sliceId: string };

async function balanceOf({ member, payee }: TestOrder): Promise<unknown> {
  await enterAgain(payee);
  return (await member.call(endpoints.readBalance)).value['balance'];
}

/** A dispute about a payment, of which so much is said to have arrived. */
async function ruled(order: Paid, amount: string): Promise<void> {
  const { id, member, sliceId } = order;
  const images = [await testPicture()];
  await answerOf(member, 'receipt', { id, body: { sliceId, answer: 'not_received', images } });
  test.clock.advance({ hours: 25 });
  const body = { ruling: 'partial', amount };
  const got = await desk.decide(await desk.operator(), 'rule', { id, body });
  expect(got.value).toMatchObject({ state: 'PAYING' });
}

async function bringBack({ id }: TestOrder, sliceId: string) {
  const body = { sliceId, ...newReference() };
  return desk.decide(await desk.operator(), 'return', { id, body });
}

/** 1,000.00 with a fee of 50.00: 950.00 are sent. */
describe('the fee of a withdrawal', () => {
  it('stays with the house for what arrived, and comes back with what a bank sends back', async () => {
    const order = await desk.paid();
    const { id, member, sliceId } = order;
    await answerOf(member, 'receipt', { id, body: { sliceId, answer: 'received' } });
    expect(await balanceOf(order)).toBe('9000.00');
    expect((await bringBack(order, sliceId)).value).toMatchObject({ state: 'RETURNED' });
    expect(await balanceOf(order)).toBe('10000.00');
  });

  it('is the part of what arrived where the rest fails, floored once', async () => {
    const order = await desk.paid();
    await ruled(order, '100.00');
    await desk.decide(await desk.operator(), 'fail', { id: order.id });
    // 50.00 x 100 / 950 is 5.26 and a part.
    expect(await balanceOf(order)).toBe('9894.74');
    await bringBack(order, order.sliceId);
    expect(await balanceOf(order)).toBe('10000.00');
  });

  it('comes back in parts that make the whole', async () => {
    const order = await desk.paid();
    await ruled(order, '100.00');
    const { id, member } = order;
    const sent = await desk.decide(await desk.operator(), 'pay', { id, body: newReference() });
    const slices = sent.value['slices'] as readonly { id: string; state: string }[];
    const second = slices.find(({ state }) => state === 'CLAIMED')?.id ?? '';
    await enterAgain(order.payee);
    await answerOf(member, 'receipt', { id, body: { sliceId: second, answer: 'received' } });
    expect(await balanceOf(order)).toBe('9000.00');
    await bringBack(order, order.sliceId);
    expect(await balanceOf(order)).toBe('9105.26');
    await bringBack(order, second);
    expect(await balanceOf(order)).toBe('10000.00');
  });

  it('comes back with what the house pays anew, and no second time with the return', async () => {
    const order = await desk.paid('1000.00', { image: await testPicture() });
    const { id, member, sliceId } = order;
    test.clock.advance({ minutes: 121 });
    const rules = cashierRules(server);
    await test.inUnit((ctx) => closeReceipts(ctx, rules, false), { site: { id: 'merilune' } });
    await enterAgain(order.payee);
    const body = { sliceId, images: [await testPicture()] };
    await member.call(endpoints.createComplaint, { params: { id }, body, key: 'complain-1' });
    const settled = { sliceId, decision: 'pay' };
    await desk.decide(await desk.operator(), 'settle', { id, body: settled });
    expect(await balanceOf(order)).toBe('10000.00');
    expect((await bringBack(order, sliceId)).value).toMatchObject({ state: 'COMPLETED' });
    expect(await balanceOf(order)).toBe('10000.00');
  });
});
