import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { cashierRules } from '../../../../../test/factories/cashier-rules.ts';
import { enterAgain, enterPayee, prove } from '../../../../../test/factories/cashier.ts';
import { actorOf } from '../../../../../test/factories/games.ts';
import { idIn } from '../../../../../test/factories/ids.ts';
import { enterOperator, reason } from '../../../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import {
  answerOf,
  testPicture,
  withdrawalDesk,
} from '../../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { closeReceipts } from './close-receipts.ts';
import { countReceipts } from './count-receipts.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);

describe('countReceipts', () => {
  it('counts a question until its member has answered it', async () => {
    const { id, browser, accountId: payoutAccountId } = await enterPayee(test, server);
    const actor = actorOf({ memberId: idIn('mbr', id), isTrial: false });
    await prove(browser);
    const wish = { body: { payoutAccountId, amount: '3000.00' }, key: 'badges-ask-2' };
    const params = {
      id: String((await browser.call(endpoints.requestWithdrawal, wish)).value['id']),
    };
    const cashier = await enterOperator(test, server, 'cashier');
    const question = { reason, code: 'source_of_funds' };
    await cashier.call(endpoints.askAboutWithdrawal, { params, body: question });
    expect(await test.inUnit(countReceipts, { actor })).toBe(1);
    const terms = await browser.call(endpoints.readWithdrawalTerms);
    expect(terms.value).toMatchObject({ openWithdrawalId: params.id, openNextActor: 'member' });
    const body = { note: 'From my salary' };
    const key = 'badges-answer-2';
    await browser.call(endpoints.answerWithdrawalQuestion, { params, body, key });
    expect(await test.inUnit(countReceipts, { actor })).toBe(0);
  });

  it('counts a payment until its member says that it arrived', async () => {
    const { id, browser, accountId: payoutAccountId } = await enterPayee(test, server);
    const actor = actorOf({ memberId: idIn('mbr', id), isTrial: false });
    const count = () => test.inUnit(countReceipts, { actor });
    await prove(browser);
    const wish = { body: { payoutAccountId, amount: '1000.00' }, key: 'badges-ask-1' };
    const params = {
      id: String((await browser.call(endpoints.requestWithdrawal, wish)).value['id']),
    };
    expect(await count()).toBe(0);
    const cashier = await enterOperator(test, server, 'cashier');
    const payment = { reason, bankReference: 'KBNK-BADGES-1' };
    const paid = await cashier.call(endpoints.payWithdrawal, {
      params,
      body: payment,
      key: 'badges-pay-1',
    });
    expect(await count()).toBe(1);
    const [slice] = paid.value['slices'] as Record<string, unknown>[];
    const answer = { answer: 'received', sliceId: String(slice?.['id']) };
    const key = 'badges-answer-1';
    await browser.call(endpoints.answerReceipt, { params, body: answer, key });
    expect(await count()).toBe(0);
  });

  it('counts on after silence, until its member has said something', async () => {
    const { id, member, payee, sliceId } = await desk.paid();
    const actor = actorOf({ memberId: idIn('mbr', payee.id), isTrial: false });
    const count = () => test.inUnit(countReceipts, { actor });
    test.clock.advance({ minutes: 121 });
    const rules = cashierRules(server);
    await test.inUnit((ctx) => closeReceipts(ctx, rules, false), { site: { id: 'merilune' } });
    await enterAgain(payee);
    const order = await member.call(endpoints.readWithdrawal, { params: { id } });
    expect(order.value).toMatchObject({ state: 'DISPUTED', reason: 'receipt_unanswered' });
    expect(await count()).toBe(1);
    const images = [await testPicture()];
    await answerOf(member, 'receipt', { id, body: { sliceId, answer: 'not_received', images } });
    expect(await count()).toBe(0);
  });
});
