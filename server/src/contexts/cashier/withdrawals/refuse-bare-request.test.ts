import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterPayee, newNumber as newAccount, prove } from '../../../../test/factories/cashier.ts';
import { codeSentTo, newNumber, proveNumber } from '../../../../test/factories/codes.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

let keys = 0;
const newKey = () => `bare-key-${(keys += 1)}`;

/** A payee, and a number to which codes can be sent where one is proven. */
async function enter(isNumbered: boolean) {
  const payee = await enterPayee(test, server);
  const number = newNumber();
  if (isNumbered) {
    await proveNumber(test, payee.id, number);
  }
  const type = async () => {
    test.clock.advance({ seconds: 61 });
    await payee.browser.call(endpoints.sendPlaceCode, { body: { kind: 'sms' } });
    const code = await codeSentTo(test, server, number);
    await payee.browser.call(endpoints.verifyPlace, { body: { kind: 'sms', code } });
  };
  return { ...payee, type };
}

async function request(by: TestBrowser, payoutAccountId: string, amount: string) {
  await prove(by);
  const body = { payoutAccountId, amount };
  return by.call(endpoints.requestWithdrawal, { body, key: newKey() });
}

async function bind(by: TestBrowser) {
  await prove(by);
  const account = { kind: 'BANK', institution: 'Kasikorn', holder: 'Mike Somchai' };
  return by.call(endpoints.createPayoutAccount, { body: { ...account, number: newAccount() } });
}

async function drop(by: TestBrowser, id: unknown) {
  await prove(by);
  return by.call(endpoints.deletePayoutAccount, { params: { id: String(id) } });
}

describe('the one-time code beside the payment password (E4, E5)', () => {
  it('is asked for from 5,000.00 on', async () => {
    const { browser, accountId, type } = await enter(true);
    expect((await request(browser, accountId, '5000.00')).code).toBe('verification_required');
    const list = await browser.call(endpoints.listWithdrawals);
    expect(list.value['content']).toEqual([]);
    await type();
    expect((await request(browser, accountId, '5000.00')).status).toBe(200);
  });

  it('is not asked for below, nor of whoever has nothing that a code could go to', async () => {
    const small = await enter(true);
    expect((await request(small.browser, small.accountId, '4999.99')).status).toBe(200);
    const bare = await enter(false);
    expect((await request(bare.browser, bare.accountId, '5000.00')).status).toBe(200);
  });

  it('comes before what the request is refused for otherwise', async () => {
    const { browser, accountId } = await enter(true);
    expect((await request(browser, accountId, '50000.01')).code).toBe('verification_required');
  });

  it('is asked for at each account that is bound or taken off', async () => {
    const { browser, accountId, type } = await enter(true);
    expect((await bind(browser)).code).toBe('verification_required');
    await type();
    const bound = await bind(browser);
    expect(bound.value['accounts']).toHaveLength(2);
    expect((await drop(browser, accountId)).code).toBe('verification_required');
    await type();
    expect((await drop(browser, accountId)).value['accounts']).toHaveLength(1);
  });
});
