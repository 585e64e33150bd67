import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterPayee, prove } from '../../../../test/factories/cashier.ts';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

async function badgesOf(browser: TestBrowser) {
  return endpoints.readBadges.reply.parse((await browser.call(endpoints.readBadges)).value);
}

describe('readBadges', () => {
  it('counts a payment until its member says that it arrived', async () => {
    const { browser, accountId: payoutAccountId } = await enterPayee(test, server);
    await prove(browser);
    const wish = { body: { payoutAccountId, amount: '1000.00' }, key: 'badges-ask-1' };
    const params = {
      id: String((await browser.call(endpoints.requestWithdrawal, wish)).value['id']),
    };
    expect(await badgesOf(browser)).toMatchObject({ receiptCount: 0 });
    const cashier = await enterOperator(test, server, 'cashier');
    const payment = { reason, bankReference: 'KBNK-BADGES-1' };
    const paid = await cashier.call(endpoints.payWithdrawal, {
      params,
      body: payment,
      key: 'badges-pay-1',
    });
    expect(await badgesOf(browser)).toMatchObject({ receiptCount: 1 });
    const [slice] = paid.value['slices'] as Record<string, unknown>[];
    const answer = { answer: 'received', sliceId: String(slice?.['id']) };
    const key = 'badges-answer-1';
    await browser.call(endpoints.answerReceipt, { params, body: answer, key });
    expect(await badgesOf(browser)).toMatchObject({ receiptCount: 0 });
  });

  it('is of the caller alone, and of a trial says nothing but promotions', async () => {
    const member = server.browser();
    await registerMember(member);
    expect(await badgesOf(member)).toMatchObject({ receiptCount: 0, claimCount: 0 });
    const trial = server.browser();
    await trial.enter(endpoints.openTrial, { os: 'Linux', platform: 'W' });
    expect(await badgesOf(trial)).toMatchObject({ unreadMessage: 0, rewardCount: 0 });
    expect((await server.browser().call(endpoints.readBadges)).code).toBe('not_signed_in');
  });
});
