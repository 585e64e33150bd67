import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import {
  answerOf,
  newReference,
  testPicture,
  withdrawalDesk,
} from '../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);

/** What the day still allows, in whole units. */
async function leftOf(member: TestBrowser) {
  const { leftToday, leftCount } = (await member.call(endpoints.readWithdrawalTerms)).value;
  return { amount: Number(leftToday), count: Number(leftCount) };
}

it('what was paid of an order that then failed counts into the day, and nothing else of it', async () => {
  const { id, member, sliceId } = await desk.paid('1000.00');
  const asked = await leftOf(member);
  const images = [await testPicture()];
  const body = { sliceId, answer: 'partly', amount: '400.00', images };
  await answerOf(member, 'receipt', { id, body });
  const ruling = { ruling: 'partial', amount: '400.00' };
  await desk.decide(await desk.operator(), 'rule', { id, body: ruling });
  const failed = await desk.decide(await desk.operator(), 'fail', { id });
  expect(failed.value).toMatchObject({ state: 'FAILED', received: '400.00' });
  expect(await leftOf(member)).toEqual({ amount: asked.amount + 600, count: asked.count });
});

it('of what failed before anything was paid nothing counts', async () => {
  const { id, member } = await desk.request('1000.00');
  const asked = await leftOf(member);
  await desk.decide(await desk.operator(), 'fail', { id });
  expect(await leftOf(member)).toEqual({ amount: asked.amount + 1000, count: asked.count + 1 });
});

it('what came back of a payment counts no more', async () => {
  const { id, member, sliceId } = await desk.paid('1000.00');
  const asked = await leftOf(member);
  await answerOf(member, 'receipt', { id, body: { sliceId, answer: 'received' } });
  const body = { sliceId, ...newReference() };
  const back = await desk.decide(await desk.operator(), 'return', { id, body });
  expect(back.value['state']).toBe('RETURNED');
  expect(await leftOf(member)).toEqual({ amount: asked.amount + 1000, count: asked.count + 1 });
});
