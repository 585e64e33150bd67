import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import {
  answerOf,
  testPicture,
  withdrawalDesk,
} from '../../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const { request, operator, decide } = withdrawalDesk(test, server);

const question = { code: 'source_of_funds' };

async function asked() {
  const order = await request('2500.00');
  const cashier = await operator();
  await decide(cashier, 'ask', { id: order.id, body: question });
  const answer = (body: Readonly<Record<string, unknown>>) =>
    answerOf(order.member, 'question', { id: order.id, body });
  return { ...order, cashier, answer };
}

it('takes an answer to the review, where the desk reads it with its pictures', async () => {
  const { id, cashier, answer } = await asked();
  const note = 'The statement of my account';
  const got = await answer({ note, images: [await testPicture()] });
  expect(got.value).toMatchObject({
    state: 'REVIEW',
    nextActor: 'house',
    reason: 'answered',
    note,
  });
  const seen = await cashier.call(endpoints.readQueuedWithdrawal, { params: { id } });
  const [proofId] = seen.value['proofIds'] as string[];
  expect(seen.value['steps']).toContainEqual(
    expect.objectContaining({ state: 'REVIEW', by: 'member', note }),
  );
  const link = await cashier.call(endpoints.createProofLink, { params: { id: String(proofId) } });
  expect(link.status).toBe(200);
  expect((await decide(cashier, 'approve', { id })).value['state']).toBe('APPROVED');
});

it('refuses orders of others, then those that ask nothing, then what is no picture', async () => {
  const { id, answer } = await asked();
  const other = await request('500.00');
  const foreign = await answerOf(other.member, 'question', { id, body: { note: 'Mine' } });
  expect(foreign.code).toBe('not_found');
  const own = { id: other.id, body: { note: 'Nobody asked' } };
  expect((await answerOf(other.member, 'question', own)).code).toBe('order_state_conflict');
  const images = [Buffer.from('no picture').toString('base64')];
  expect((await answer({ note: 'Here', images })).code).toBe('proof_unreadable');
});

it('is taken once of two at once, and a second question can be asked after it', async () => {
  const { id, member, cashier, answer } = await asked();
  const both = await Promise.all([answer({ note: 'One' }), answer({ note: 'Two' })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await decide(cashier, 'ask', { id, body: question })).value['state']).toBe('INFO_NEEDED');
  const body = { note: 'Three' };
  const call = { params: { id }, body, key: 'answer-question-replayed' };
  const first = await member.call(endpoints.answerWithdrawalQuestion, call);
  const replay = await member.call(endpoints.answerWithdrawalQuestion, call);
  expect(replay.value).toEqual(first.value);
});
